import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import type { TranslationReport as Report } from '@/features/case-studies/api/create-translations'

import { useManagerPaths } from '../use-manager-paths'
import { translationReasons } from './translation-reasons'

/** Leaves out the versions that existed before the run. */
export function TranslationReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const paths = useManagerPaths()
  const { failed, translations, skipped } = report
  const outcomes = [
    ['Not created', failed.map(({ code, message, ...version }) => ({ ...version, reason: message ?? code }))],
    ['Created', translations],
    ['Left as it is', skipped.filter(({ reason }) => reason !== 'exists')],
  ] as const
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
          {outcomes.map(([outcome, versions]) =>
            versions.map(({ slug, language, reason }) => (
              <li key={`${slug} ${language}`}>
                <Link to={paths.study(slug, language)} className="wrap-anywhere text-primary underline">
                  {slug} {language.toUpperCase()}
                </Link>{' '}
                · {outcome}
                {reason && `, ${translationReasons[reason] ?? reason}`}
              </li>
            )),
          )}
        </ul>
      </div>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <span className="sr-only">Close the report</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </section>
  )
}
