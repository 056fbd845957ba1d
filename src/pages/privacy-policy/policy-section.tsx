import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

type Texts = Record<string, string>

interface Section {
  title: string
  paragraphs?: Texts
  /** Without a term, the key is the name of a cookie or of a stored value. */
  points?: Record<string, { term?: string; text: string }>
  purposes?: Record<string, { title: string; purpose: string; basis: string; data: string }>
  closing?: Texts
}

const { address, legalName, privacyContact, registrationNumber } = company

export function usePolicySections() {
  const { t } = useTranslation('privacy-policy')
  const sections = t('sections', {
    returnObjects: true,
    legalName,
    registrationNumber,
    address: `${address.street}, ${address.city}`,
    privacyEmail: privacyContact.email,
  }) as Record<string, Section>
  return Object.entries(sections).map(([id, section]) => ({ ...section, id }))
}

interface PolicySectionProps extends Section {
  id: string
  number: number
  children?: ReactNode
}

export function PolicySection({ id, number, title, children, ...texts }: PolicySectionProps) {
  const { t } = useTranslation('privacy-policy')
  const { paragraphs, points, purposes = {}, closing } = texts
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-5">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-heading outline-none print:break-after-avoid">
        <span className="text-muted">{number}.</span> {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {points && (
        <dl className="mt-6 border-b border-line">
          {Object.entries(points).map(([key, { term = key, text }]) => (
            <div
              key={key}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[min(13rem,40%)_minmax(0,1fr)] print:break-inside-avoid"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {Object.entries(purposes).map(([key, purpose]) => (
        <div key={key} className="mt-8 print:break-inside-avoid">
          <h3 className="text-subheading">{purpose.title}</h3>
          <dl className="mt-3 space-y-3 border-l-2 border-line pl-5 sm:space-y-2">
            <Part label={t('labels.purpose')} text={purpose.purpose} />
            <Part label={t('labels.basis')} text={purpose.basis} />
            <Part label={t('labels.data')} text={purpose.data} />
          </dl>
        </div>
      ))}
      <Paragraphs texts={closing} />
      {children}
    </section>
  )
}

function Paragraphs({ texts = {} }: { texts?: Texts }) {
  return Object.values(texts).map((text) => (
    <p key={text} className="mt-5">
      {text}
    </p>
  ))
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[min(8.5rem,40%)_minmax(0,1fr)]">
      <dt className="text-small text-muted sm:pt-0.5">{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
