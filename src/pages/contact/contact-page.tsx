import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { LegalDetails, SocialLinks } from '@/components/company-details'
import { HeroText } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { ContactForm } from '@/features/enquiries/components/contact-form'
import { organization, StructuredData } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'

export function Component() {
  const { t } = useTranslation('contact')
  return (
    <>
      <Seo page="contact" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization()]} />
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 pt-10 pb-section lg:grid-cols-[minmax(0,1fr)_min(34rem,57%)] lg:grid-rows-[auto_1fr] lg:pt-24">
        <div className="@container">
          <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
        </div>
        <div className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <Suspense>
            <ContactForm />
          </Suspense>
        </div>
        <CompanyDetails />
      </Container>
    </>
  )
}

function CompanyDetails() {
  const { t } = useTranslation('contact')
  const { address, email, legalName } = company
  const term = 'text-small text-muted'
  return (
    <section aria-labelledby="company-details" className="@container mt-12 border-t border-line pt-8">
      <h2 id="company-details" className="text-heading">
        {t('details.title')}
      </h2>
      <dl className="mt-6 grid gap-6 @[20rem]:grid-cols-2">
        <div className="col-span-full">
          <dt className={term}>{t('details.legal_entity')}</dt>
          <dd>
            {legalName}
            <LegalDetails />
          </dd>
        </div>
        <div className="col-span-full">
          <dt className={term}>{t('details.address')}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}
          </dd>
        </div>
        <div>
          <dt className={term}>{t('details.email')}</dt>
          <dd>
            <a
              href={`mailto:${email}`}
              className="-my-0.5 inline-block py-0.5 wrap-anywhere text-primary underline underline-offset-4"
            >
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt className={`${term} mb-2`}>{t('details.social')}</dt>
          <dd>
            <SocialLinks />
          </dd>
        </div>
      </dl>
    </section>
  )
}
