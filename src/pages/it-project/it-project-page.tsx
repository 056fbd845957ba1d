import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'

export function Component() {
  const { t } = useTranslation('it-projects')
  return <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
}
