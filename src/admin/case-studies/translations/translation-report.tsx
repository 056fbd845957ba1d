import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { TranslationReport as Report } from '@/features/case-studies/api/create-translations'

import { IconButton } from '../../button'
import { formPath } from '../form-navigation'
import type { ListedStudy } from '../list/listed-studies'
import { translationReasons } from './translation-reasons'

interface TranslationReportProps {
  report: Report
  studies: ListedStudy[]
  onClose: () => void
}

/** One line per cause, folded. Leaves out the versions that existed before the run. */
export function TranslationReport({ report, studies, onClose }: TranslationReportProps) {
  const titleOf = (slug: string) => studies.find((study) => study.slug === slug)?.title ?? slug
  const outcomes = Object.entries({
    'Not created': report.failed,
    Created: report.translations,
    'Left as it is': report.skipped.filter(({ reason }) => reason !== 'exists'),
  })
  const counts = outcomes.flatMap(([outcome, { length }]) => (length > 0 ? `${outcome}: ${length}` : []))
  const results = outcomes.flatMap(([outcome, versions]) =>
    versions.map((version) => ({ ...version, cause: causeOf(outcome, version) })),
  )
  const causes = [...new Set(results.map(({ cause }) => cause))]
  return (
    <section
      aria-label="Generate translations"
      className="mb-8 flex items-start gap-4 rounded-surface border border-line bg-surface p-5 text-small"
    >
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer font-semibold">
          {counts.join(' · ') || 'No language version was missing.'}
        </summary>
        <ul className="mt-3 space-y-2 empty:hidden">
          {causes.map((cause) => {
            const versions = results.filter((version) => version.cause === cause)
            return (
              <li key={cause}>
                {cause} ({versions.length}):{' '}
                {versions.map(({ slug, language }, index) => (
                  <span key={`${slug} ${language}`}>
                    {index > 0 && '; '}
                    <Link to={formPath(slug, language)} className="text-primary underline">
                      {titleOf(slug)} {language.toUpperCase()}
                    </Link>
                  </span>
                ))}
              </li>
            )
          })}
        </ul>
      </details>
      <IconButton aria-label="Close the report" className="-m-3" onClick={onClose}>
        <X className="size-4.5" />
      </IconButton>
    </section>
  )
}

function causeOf(outcome: string, { reason, code }: Report['failed'][number]): string {
  const cause = reason ?? code
  return cause ? `${outcome}, ${translationReasons[cause] ?? cause}` : outcome
}
