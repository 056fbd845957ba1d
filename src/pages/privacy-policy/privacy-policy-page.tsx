import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { LegalDetails } from '@/components/company-details'
import { PageHero } from '@/components/page-hero'
import { TaggedText } from '@/components/tagged-text'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { Seo } from '@/seo/seo'

export function Component() {
  const { t } = useTranslation('privacy-policy')
  const { date, text } = company.privacyPolicyUpdate
  return (
    <>
      <Seo page="privacy-policy" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')}>
        <p className="mt-4 text-small">
          <TaggedText
            text={t('hero.updated', { date: text })}
            render={(part) => <time dateTime={date}>{part}</time>}
          />
        </p>
      </PageHero>
      <Container className="grid gap-x-16 gap-y-10 pb-section lg:grid-cols-[min(17rem,40%)_minmax(0,1fr)]">
        <Policy />
      </Container>
    </>
  )
}

/** The keys of the catalogue's `sections` are the ids of the headings. */
export function Policy() {
  const { t } = useTranslation('privacy-policy')
  const sections = usePolicySections()
  return (
    <>
      <nav
        aria-labelledby="contents"
        className="max-w-measure rounded-surface border border-line p-5 lg:sticky lg:top-28 lg:self-start lg:rounded-none lg:border-0 lg:p-0 print:hidden"
      >
        <h2 id="contents" className="text-small font-semibold">
          {t('contents')}
        </h2>
        <ol className="mt-2 [columns:2_8rem] gap-x-6 text-small sm:gap-x-8 lg:columns-1 lg:border-l lg:border-line">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="inline-block py-1 text-muted underline-offset-4 hover:text-ink hover:underline lg:py-1.5 lg:pl-5"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-measure space-y-8 max-sm:text-small sm:space-y-16 print:space-y-8">
        {sections.map((section, index) => (
          <PolicySection key={section.id} number={index + 1} {...section}>
            {section.id === 'contact' && <ContactDetails />}
          </PolicySection>
        ))}
      </div>
    </>
  )
}

function ContactDetails() {
  const { t } = useTranslation('privacy-policy')
  const { address, email, legalName, privacyContact } = company
  return (
    <dl className="mt-4 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-5">
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
    <div className="rounded-surface border border-line bg-surface p-4 sm:p-6">
      <dt className="text-small text-balance text-muted">{label}</dt>
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

function usePolicySections() {
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

function PolicySection({ id, number, title, children, ...texts }: PolicySectionProps) {
  const { t } = useTranslation('privacy-policy')
  const { paragraphs, points, purposes = {}, closing } = texts
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4 sm:pt-5">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-heading outline-none print:break-after-avoid">
        <span className="text-muted">{number}.</span> {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {points && (
        <dl className="mt-4 border-b border-line sm:mt-6">
          {Object.entries(points).map(([key, { term = key, text }]) => (
            <div
              key={key}
              className="gap-x-8 border-t border-line py-2 max-sm:*:inline sm:grid sm:grid-cols-[min(13rem,40%)_minmax(0,1fr)] sm:py-4 print:break-inside-avoid"
            >
              <dt className="font-semibold after:content-['_']">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {Object.entries(purposes).map(([key, purpose]) => (
        <div key={key} className="mt-5 sm:mt-8 print:break-inside-avoid">
          <h3 className="text-subheading">{purpose.title}</h3>
          <dl className="mt-1.5 space-y-1.5 border-l-2 border-line pl-4 sm:mt-2 sm:space-y-2 sm:pl-5">
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
    <p key={text} className="mt-3 sm:mt-5">
      {text}
    </p>
  ))
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="gap-x-6 max-sm:*:inline sm:grid sm:grid-cols-[min(8.5rem,40%)_minmax(0,1fr)]">
      <dt className="text-small text-muted after:content-['_'] sm:pt-0.5">{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
