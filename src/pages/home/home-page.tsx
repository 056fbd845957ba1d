import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'
import { useLanguage } from '@/i18n/use-language'
import { organization, webSite } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { ClientLogos } from './client-logos'
import { Hero } from './hero'
import { MainActions } from './main-actions'
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
      <ClosingBand title={t('final_cta.title')} text={t('final_cta.text')}>
        <MainActions />
      </ClosingBand>
    </>
  )
}
