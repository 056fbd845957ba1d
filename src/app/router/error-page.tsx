import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { toAppError } from '@/lib/app-error'

export function ErrorPage() {
  const { t } = useTranslation('error')
  const error = useRouteError()
  useEffect(() => console.error('The page failed', error), [error])
  const isOutdated = toAppError(error).code === 'chunk_load_error'
  return (
    <PageHero title={t('title')} text={isOutdated ? t('outdated') : t('text')}>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => window.location.reload()} className={buttonVariants()}>
          {t('reload')}
        </button>
        <PageLink page="home" reloadDocument className={buttonVariants({ variant: 'outline' })}>
          {t('home')}
        </PageLink>
      </div>
    </PageHero>
  )
}
