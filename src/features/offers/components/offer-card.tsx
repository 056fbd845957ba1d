import { ArrowRight, Languages, MapPin, Wallet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Skeleton } from '@/components/ui/loading'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'

import { offerLanguage, type OfferSummary } from '../model'
import type { OfferLinkState } from '../search'
import { locationFact, requiredLanguages } from '../vocabulary'
import { FactText, OfferBadges, PostedDate, TechStack, useOfferLang, useSalaryText } from './offer-parts'

const frameClassName = 'wrap-anywhere rounded-surface border border-line bg-surface p-5 sm:p-6 lg:p-8'
const columnsClassName =
  'grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto]'
const factsClassName =
  'flex flex-wrap gap-x-6 gap-y-2 lg:flex-col lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l lg:border-line lg:pb-11 lg:pl-8'

interface OfferCardProps {
  offer: OfferSummary
  /** The query of the list, for the link back to it. */
  listSearch: string
}

/** The link to the offer covers the whole card. */
export function OfferCard({ offer, listSearch }: OfferCardProps) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  const language = useLanguage()
  const salary = useSalaryText(offer)
  const required = requiredLanguages(offer.languages, language)
  return (
    <article className={`group relative transition-colors hover:border-ink/40 ${frameClassName}`}>
      <div className={columnsClassName}>
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label text-muted">
            <OfferBadges offer={offer} />
            <PostedDate offer={offer} />
          </div>
          <h2 lang={lang} className="mt-3 text-heading">
            {bindShortWords(offer.title, offerLanguage)}
          </h2>
        </div>
        <dl className={factsClassName}>
          {salary && (
            <CardFact icon={Wallet} label={t('offer.facts.salary')} strong>
              {salary}
            </CardFact>
          )}
          <CardFact icon={MapPin} label={t('offer.facts.location')}>
            <FactText facts={[locationFact(offer.location, language)]} />
          </CardFact>
          {required.length > 0 && (
            <CardFact icon={Languages} label={t('offer.facts.languages')}>
              <FactText facts={required} />
            </CardFact>
          )}
        </dl>
        <div className="lg:row-span-2 lg:self-end">
          <TechStack offer={offer} />
        </div>
        <PageLink
          page="it-project"
          params={{ id: String(offer.id) }}
          state={{ listSearch } satisfies OfferLinkState}
          className="inline-flex items-center gap-2 text-small font-medium text-primary after:absolute after:inset-0 after:rounded-surface lg:col-start-2 lg:row-start-3 lg:pl-8"
        >
          <span aria-hidden="true">{t('list.more_info')}</span>
          <span className="sr-only">{t('list.more_info_about', { title: offer.title })}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </PageLink>
      </div>
    </article>
  )
}

interface CardFactProps {
  icon: LucideIcon
  label: string
  strong?: boolean
  children: ReactNode
}

function CardFact({ icon: Icon, label, strong = false, children }: CardFactProps) {
  return (
    <div className="flex items-start gap-3 text-small">
      <dt className="mt-0.75 shrink-0 text-primary">
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd suppressHydrationWarning className={strong ? 'font-semibold' : 'text-muted'}>
        {children}
      </dd>
    </div>
  )
}

export function OfferCardSkeleton() {
  return (
    <div className={frameClassName}>
      <div className={columnsClassName}>
        <div>
          <Skeleton className="h-7 w-48 rounded-full" />
          <Skeleton className="mt-2 h-4.5 w-40 sm:hidden" />
          <Skeleton className="mt-3 h-8 w-4/5" />
        </div>
        <div className={factsClassName}>
          <Skeleton className="h-5.5 w-48" />
          <Skeleton className="h-5.5 w-24" />
          <Skeleton className="h-5.5 w-40" />
        </div>
        <Skeleton className="h-13 w-full max-w-96 rounded-full lg:row-span-2 lg:h-6 lg:self-end" />
        <div className="lg:col-start-2 lg:row-start-3 lg:pl-8">
          <Skeleton className="h-6 w-24" />
        </div>
      </div>
    </div>
  )
}
