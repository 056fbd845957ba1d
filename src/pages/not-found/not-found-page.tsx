import { useTranslation } from 'react-i18next'

import { BridgeDrawing } from '@/components/art/drawing'
import bridge from '@/components/art/not-found.svg?raw'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { NoIndexSeo } from '@/seo/seo'

export function Component() {
  const { t } = useTranslation()
  return (
    <>
      <NoIndexSeo title={t('not_found.title')} description={t('not_found.text')} />
      <PageHero eyebrow={t('not_found.code')} title={t('not_found.title')} text={t('not_found.text')}>
        <PageLink
          page="home"
          className={buttonVariants({ size: 'lg', className: 'peer mt-8 max-sm:w-full' })}
        >
          {t('not_found.button')}
        </PageLink>
        <BridgeDrawing svg={bridge} className="peer-hover:[--crossed:1] peer-focus-visible:[--crossed:1]" />
      </PageHero>
    </>
  )
}
