import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { Seo } from '@/seo/seo'

export function Component() {
  const { t } = useTranslation('about')
  return (
    <>
      <Seo page="about" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
    </>
  )
}
