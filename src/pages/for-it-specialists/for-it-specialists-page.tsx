import { useTranslation } from 'react-i18next'

import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Join } from './join'
import { Life } from './life'
import { Technologies } from './technologies'

export function Component() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <>
      <Seo page="for-it-specialists" title={t('meta.title')} description={t('meta.description')} />
      <Hero />
      <Life />
      <Benefits />
      <Technologies />
      <HowItWorks />
      <Join />
    </>
  )
}
