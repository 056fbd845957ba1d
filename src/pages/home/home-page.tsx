import { useTranslation } from 'react-i18next'

import { Seo } from '@/seo/seo'

import { ClientLogos } from './client-logos'
import { FinalCallToAction } from './final-call-to-action'
import { Hero } from './hero'
import { Services } from './services'
import { Statistics } from './statistics'
import { SuccessStories } from './success-stories'
import { WhyUs } from './why-us'

export function Component() {
  const { t } = useTranslation('home')
  return (
    <>
      <Seo page="home" title={t('meta.title')} description={t('meta.description')} />
      <Hero />
      <ClientLogos />
      <Services />
      <Statistics />
      <SuccessStories />
      <WhyUs />
      <FinalCallToAction />
    </>
  )
}
