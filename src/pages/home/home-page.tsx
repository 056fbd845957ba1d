import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'
import { organization, webSite } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { ClientLogos } from './client-logos'
import { FinalCallToAction } from './final-call-to-action'
import { Hero } from './hero'
import { Services } from './services'
import { Statistics } from './statistics'
import { SuccessStories } from './success-stories'
import { WhyUs } from './why-us'

export function Component() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <>
      <Seo page="home" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization(), webSite(language)]} />
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
