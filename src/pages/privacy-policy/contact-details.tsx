import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LegalDetails } from '@/components/legal-details'
import { company } from '@/config/company'

export function ContactDetails() {
  const { t } = useTranslation('privacy-policy')
  const { address, email, legalName, privacyContact } = company
  return (
    <dl className="mt-6 grid gap-5 sm:grid-cols-2">
      <Contact label={t('labels.company')} name={legalName} email={email}>
        <p>{address.street}</p>
        <p>{address.city}</p>
        <LegalDetails />
      </Contact>
      <Contact label={t('labels.person')} {...privacyContact} />
    </dl>
  )
}

interface ContactProps {
  label: string
  name: string
  email: string
  children?: ReactNode
}

function Contact({ label, name, email, children }: ContactProps) {
  return (
    <div className="rounded-surface border border-line bg-surface p-6">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-1">
        <p className="text-subheading font-semibold">{name}</p>
        {children}
        <a
          href={`mailto:${email}`}
          className="mt-2 inline-block wrap-anywhere text-primary underline underline-offset-4"
        >
          {email}
        </a>
      </dd>
    </div>
  )
}
