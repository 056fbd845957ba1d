import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { PageLink } from '@/components/page-link'
import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'

import type { BoldItem } from '../bold-lists'
import type { PublishedStudy, SafeHtml } from '../model'
import { linksIn } from '../own-links'

interface ItemsProps {
  lang: string | undefined
}

/** Below the title, repeats the results that `resultsIn` finds in the text. */
export function Results({ results, lang }: ItemsProps & { results: BoldItem[] }) {
  const { t } = useTranslation('case-studies')
  if (results.length === 0) return null
  return (
    <section aria-label={t('detail.results')} className="mt-6 lg:mt-12">
      <dl
        lang={lang}
        className="pairs auto-cols-fr gap-4 border-y border-line py-4 sm:gap-x-6 lg:grid-flow-col lg:grid-cols-none lg:py-7"
      >
        {results.map(({ bold, rest }) => (
          <div
            key={bold}
            className="flex flex-col-reverse justify-end border-l border-ink/15 pl-3 sm:pl-4 lg:pl-6"
          >
            <dt
              className="inline-text mt-1.5 text-small text-muted"
              dangerouslySetInnerHTML={{ __html: rest }}
            />
            <dd className="text-subheading font-semibold text-balance lg:text-heading">{bold}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Facts({ facts, lang }: ItemsProps & { facts: BoldItem[] }) {
  if (facts.length === 0) return null
  return (
    <dl
      lang={lang}
      className="mb-7 grid gap-y-2 text-small lg:mb-0 lg:gap-y-4 lg:border-t-2 lg:border-ink lg:pt-5"
    >
      {facts.map(({ bold, rest }) => (
        <div key={bold} className="max-lg:flex max-lg:flex-wrap">
          <dt className="w-[6.5rem] text-muted">{bold}</dt>
          <dd className="inline-text flex-1 basis-[9rem]" dangerouslySetInnerHTML={{ __html: rest }} />
        </div>
      ))}
    </dl>
  )
}

/** Only in wide windows, where `StudyArticle` keeps it in view beside the text. */
export function NextStep() {
  const { t } = useTranslation('case-studies')
  return (
    <div className="mt-8 rounded-surface bg-tint p-5 max-lg:hidden print:hidden">
      <p className="text-small font-semibold">{t('detail.similar.title')}</p>
      <PageLink
        page="contact"
        className="mt-1 inline-flex items-center gap-2 py-1 text-small font-medium text-primary hover:underline"
      >
        {t('detail.similar.link')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </PageLink>
    </div>
  )
}

export function AboutClient({
  study: { client_name, about_company },
  lang,
}: ItemsProps & { study: PublishedStudy }) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  if (!about_company) return null
  const mark = company.clients.findIndex((name) => name === client_name)
  return (
    <aside className="mt-8 max-w-measure lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-10">
      {mark >= 0 && (
        <ClientMark name={client_name} variant={mark} className="mb-5 h-10 text-ink max-sm:hidden" />
      )}
      <h2 className="text-heading">{t('detail.about_client', { client: client_name })}</h2>
      <div lang={lang}>
        <RichText html={linksIn(language, about_company)} className="mt-3 text-small text-muted" />
      </div>
    </aside>
  )
}

export function RichText({ html, className = '' }: { html: SafeHtml; className?: string }) {
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
