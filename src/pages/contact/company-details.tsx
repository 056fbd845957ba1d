import { useTranslation } from 'react-i18next'

import { LegalDetails } from '@/components/legal-details'
import { SocialLinks } from '@/components/social-links'
import { company } from '@/config/company'

export function CompanyDetails() {
  const { t } = useTranslation('contact')
  const { address, email, legalName } = company
  const term = 'text-small text-muted'
  return (
    <section aria-labelledby="company-details" className="mt-12 border-t border-line pt-8">
      <h2 id="company-details" className="text-heading">
        {t('details.title')}
      </h2>
      <dl className="mt-6 grid gap-6 sm:grid-cols-2">
        <div>
          <dt className={term}>{t('details.legal_entity')}</dt>
          <dd>
            {legalName}
            <LegalDetails />
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
          <dt className={term}>{t('details.address')}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}
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
