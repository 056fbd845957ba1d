import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import type { TranslationReport } from '@/features/case-studies/api/create-translations'
import { isLanguage } from '@/i18n/languages'

import { listTexts } from '../../texts/list'
import { PublicPageLink } from '../public-page-link'
import { useManagerPaths } from '../use-manager-paths'

const texts = listTexts.translations

interface ReportEntry {
  slug: string
  language: string
  outcome: string
  published?: boolean | undefined
}

interface TranslationReportPanelProps {
  report: TranslationReport
  onClose: () => void
}

/** Does not list the versions that existed before the run but shows their number, because there can be many. */
export function TranslationReportPanel({ report, onClose }: TranslationReportPanelProps) {
  const { skipped, translations, failed } = report
  const entries = reportEntries(report)
  const slugs = [...new Set(entries.map(({ slug }) => slug))]
  const existing = skipped.filter(({ reason }) => reason === 'exists').length
  const counts = [
    failed.length > 0 && `${texts.failed}: ${failed.length}`,
    translations.length > 0 && `${texts.created}: ${translations.length}`,
  ].filter(Boolean)
  return (
    <section
      aria-label={texts.title}
      className="mb-8 flex items-start gap-4 rounded-surface border border-line bg-surface p-5 text-small"
    >
      <div className="min-w-0 flex-1 space-y-4">
        <p className="font-semibold">{counts.join(' · ') || texts.nothingMissing}</p>
        {slugs.map((slug) => (
          <div key={slug}>
            <h2 className="font-semibold break-all">{slug}</h2>
            <ul className="mt-1 text-muted">
              {entries
                .filter((entry) => entry.slug === slug)
                .map((entry) => (
                  <li key={entry.language}>
                    <ReportLine {...entry} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
        {existing > 0 && <p className="text-muted">{texts.existing(existing)}</p>}
      </div>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <span className="sr-only">{texts.close}</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </section>
  )
}

function reportEntries({ failed, translations, skipped }: TranslationReport): ReportEntry[] {
  const reasonOf = (code: string | undefined) => (code && texts.reasons[code]) ?? code
  const join = (outcome: string, reason: string | undefined) => (reason ? `${outcome}, ${reason}` : outcome)
  return [
    ...failed.map(({ code, message, ...version }) => ({
      ...version,
      outcome: join(texts.failed, message ?? reasonOf(code)),
    })),
    ...translations.map(({ reason, ...version }) => ({
      ...version,
      outcome: join(texts.created, reasonOf(reason)),
    })),
    ...skipped
      .filter(({ reason }) => reason !== 'exists')
      .map(({ reason, ...version }) => ({ ...version, outcome: join(texts.skipped, reasonOf(reason)) })),
  ]
}

const link = 'text-primary underline'

function ReportLine({ slug, language, outcome, published }: ReportEntry) {
  const name = `${slug} ${language.toUpperCase()}`
  const paths = useManagerPaths()
  return (
    <>
      {language.toUpperCase()} · {outcome}
      {' · '}
      <Link to={paths.study(slug, language)} aria-label={`${texts.openForm}: ${name}`} className={link}>
        {texts.openForm}
      </Link>
      {published && isLanguage(language) && (
        <>
          {' · '}
          <PublicPageLink slug={slug} language={language} label={texts.openPage} of={name} className={link} />
        </>
      )}
    </>
  )
}
