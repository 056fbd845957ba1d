import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import type { TranslationReport as Report } from '@/features/case-studies/api/create-translations'

import { useManagerPaths } from '../use-manager-paths'
import { translationReasons } from './translation-reasons'

interface TranslationReportProps {
  report: Report
  onClose: () => void
}

/** Lists the versions of a translation run with their outcomes, except the versions that existed before the run. */
export function TranslationReport({ report, onClose }: TranslationReportProps) {
  const paths = useManagerPaths()
  const { failed, translations } = report
  const skipped = report.skipped.filter(({ reason }) => reason !== 'exists')
  const reasonOf = (code: string | undefined) => code && (translationReasons[code] ?? code)
  const lines = [
    ...failed.map(({ slug, language, code, message }) => ({
      slug,
      language,
      outcome: 'Not created',
      reason: message ?? reasonOf(code),
    })),
    ...translations.map(({ slug, language, reason }) => ({
      slug,
      language,
      outcome: 'Created',
      reason: reasonOf(reason),
    })),
    ...skipped.map(({ slug, language, reason }) => ({
      slug,
      language,
      outcome: 'Left as it is',
      reason: reasonOf(reason),
    })),
  ]
  const counts = [
    failed.length > 0 && `Not created: ${failed.length}`,
    translations.length > 0 && `Created: ${translations.length}`,
  ].filter(Boolean)
  return (
    <section
      aria-label="Generate translations"
      className="mb-8 flex items-start gap-4 rounded-surface border border-line bg-surface p-5 text-small"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{counts.join(' · ') || 'No language version was missing.'}</p>
        <ul className="mt-3 text-muted empty:hidden">
          {lines.map(({ slug, language, outcome, reason }) => (
            <li key={`${slug} ${language}`}>
              <Link to={paths.study(slug, language)} className="break-all text-primary underline">
                {slug} {language.toUpperCase()}
              </Link>{' '}
              · {reason ? `${outcome}, ${reason}` : outcome}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <span className="sr-only">Close the report</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </section>
  )
}
