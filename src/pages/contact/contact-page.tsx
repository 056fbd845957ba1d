import { useTranslation } from 'react-i18next'

import { HeroText } from '@/components/page-hero'
import { SeparateHydration } from '@/components/separate-hydration'
import { Container } from '@/components/ui/container'
import { ContactForm } from '@/features/enquiries/components/contact-form'
import { organization } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { CompanyDetails } from './company-details'

export function Component() {
  const { t } = useTranslation('contact')
  return (
    <>
      <Seo page="contact" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization()]} />
      <Container className="grid items-start gap-x-16 gap-y-14 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_min(34rem,57%)] lg:pt-24">
        <div>
          <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
          <CompanyDetails />
        </div>
        <SeparateHydration>
          <ContactForm />
        </SeparateHydration>
      </Container>
    </>
  )
}
