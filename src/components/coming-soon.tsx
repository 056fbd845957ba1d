import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'
import { Seo } from '@/seo/seo'

/** Page of a part of the site that is announced but not there yet (spec 2, D14). */
export function ComingSoon({ page }: { page: 'blog' | 'careers' }) {
  const { t } = useTranslation()
  const title = t(`coming_soon.${page}_title`)
  const text = t(`coming_soon.${page}_text`)
  return (
    <>
      <Seo page={page} title={title} description={text} />
      <PageHero eyebrow={t('nav.coming_soon')} title={title} text={text}>
        <PageLink page="home" className={button({ variant: 'outline', className: 'mt-8' })}>
          {t('coming_soon.button')}
        </PageLink>
      </PageHero>
    </>
  )
}
