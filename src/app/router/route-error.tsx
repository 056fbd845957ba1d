import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'

/** Shown in place of a page that failed; header, footer and language switch stay usable. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => console.error('The page failed', error), [error])
  return (
    <PageHero title={t('error.title')} text={t('error.text')}>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => window.location.reload()} className={button()}>
          {t('error.reload')}
        </button>
        <PageLink page="home" className={button({ variant: 'outline' })}>
          {t('error.home')}
        </PageLink>
      </div>
    </PageHero>
  )
}
