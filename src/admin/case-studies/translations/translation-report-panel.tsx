import { X } from 'lucide-react'

import { buttonVariants } from '@/components/ui/button'
import type { TranslationReport } from '@/features/case-studies/api/create-translations'

import { listTexts } from '../../texts/list'

const texts = listTexts.translations

interface TranslationReportPanelProps {
  report: TranslationReport
  onClose: () => void
}

/**
 * Lists failed, created and skipped versions with the reasons. Only counts versions that existed, because they are
 * many.
 */
export function TranslationReportPanel({ report, onClose }: TranslationReportPanelProps) {
  const { translations, skipped, failed } = report
  const reasonOf = (code: string | undefined) => (code && texts.reasons[code]) ?? code
  const parts = [
    {
      title: texts.failed,
      entries: failed.map(({ code, message, ...version }) => ({
        ...version,
        reason: message ?? reasonOf(code),
      })),
    },
    {
      title: texts.created,
      entries: translations.map((version) => ({ ...version, reason: reasonOf(version.reason) })),
    },
    {
      title: texts.skipped,
      entries: skipped
        .filter(({ reason }) => reason !== 'exists')
        .map((version) => ({ ...version, reason: reasonOf(version.reason) })),
    },
  ].filter(({ entries }) => entries.length > 0)
  const existing = skipped.filter(({ reason }) => reason === 'exists').length
  return (
    <section
      aria-label={texts.title}
      className="mb-8 flex items-start gap-4 rounded-surface border border-line bg-surface p-5 text-small"
    >
      <div className="min-w-0 flex-1 space-y-4">
        {parts.length === 0 && <p>{texts.nothingMissing}</p>}
        {parts.map(({ title, entries }) => (
          <div key={title}>
            <h2 className="font-semibold">
              {title} <span className="font-normal text-muted tabular-nums">({entries.length})</span>
            </h2>
            <ul className="mt-1 text-muted">
              {entries.map(({ slug, language, reason }) => (
                <li key={`${slug} ${language}`}>
                  {slug} · {language.toUpperCase()}
                  {reason && ` · ${reason}`}
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
