import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Chip } from '@/components/ui/chip'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { formatLongDate, isoTime } from '@/lib/format'

import { listItems, offerLanguage, remoteKind, salaryOf, type OfferSummary } from '../model'
import { searchString } from '../search'
import type { Fact } from '../vocabulary'

/* The browser may format dates, salaries and names of languages differently than the build did, so they suppress
   hydration warnings. */

interface OfferProps {
  offer: OfferSummary
}

export function OfferBadges({ offer: { remote_percentage: percent, duration_months: count } }: OfferProps) {
  const { t } = useTranslation('it-projects')
  return (
    <ul aria-label={t('offer.badges')} className="flex flex-wrap gap-2">
      <li>
        <Chip>{t(`offer.remote.${remoteKind(percent)}`, { percent })}</Chip>
      </li>
      {count !== null && (
        <li>
          <Chip>{t('offer.duration', { count })}</Chip>
        </li>
      )}
    </ul>
  )
}

export function PostedDate({ offer: { published_at } }: OfferProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  return (
    <time dateTime={isoTime(published_at)} suppressHydrationWarning>
      {t('offer.posted', { date: formatLongDate(published_at, language) })}
    </time>
  )
}

/** Undefined if the salary is unknown (D17). */
export function useSalaryText(offer: OfferSummary): string | undefined {
  const { t } = useTranslation('it-projects')
  const salary = salaryOf(offer, useLanguage())
  return salary ? t(`offer.salary.${salary.kind}`, { amount: salary.amount }) : undefined
}

export function FactText({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ text, lang }, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <span lang={lang} suppressHydrationWarning>
        {text}
      </span>
    </Fragment>
  ))
}

/** Returns the `lang` of title, long texts and technologies (D37). */
export function useOfferLang(): string | undefined {
  return useLanguage() === offerLanguage ? undefined : languageFacts[offerLanguage].tag
}

const chipClassName = 'block rounded-full border border-line px-3 py-0.5 text-label text-muted'

interface TechStackProps extends OfferProps {
  /** False in a card, whose link covers the chips. */
  linked?: boolean
}

export function TechStack({ offer, linked = false }: TechStackProps) {
  const { t } = useTranslation('it-projects')
  const { t: tCommon } = useTranslation()
  const lang = useOfferLang()
  const technologies = listItems(offer.tech_stack)
  if (technologies.length === 0) return null
  return (
    <ul aria-label={t('offer.facts.tech_stack')} className="flex flex-wrap gap-1.5">
      {technologies.map((technology) => (
        <li key={technology}>
          {linked ? (
            <PageLink
              page="it-projects"
              search={searchString({ query: technology })}
              className={`${chipClassName} scroll-mb-24 transition-colors hover:border-ink/40 hover:text-ink`}
            >
              <span lang={lang}>{technology}</span>{' '}
              <span className="sr-only">({tCommon('nav.it_projects')})</span>
            </PageLink>
          ) : (
            <span lang={lang} className={chipClassName}>
              {technology}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
