import { FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'
import { formatNumber } from '@/lib/format'

interface ChosenFileProps {
  file: File
  onRemove: () => void
}

export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  return (
    <>
      <FileText aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 text-small">
        <FileName name={file.name} />
        <span className="block text-label text-muted tabular-nums">
          {formatNumber(Math.ceil(file.size / 1024), language)}&nbsp;KB
        </span>
      </p>
      <button
        type="button"
        onClick={onRemove}
        className="relative -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-tint"
      >
        <span className="sr-only">{t('fields.cv_remove', { name: file.name })}</span>
        <X aria-hidden="true" className="size-4" />
      </button>
    </>
  )
}

/** Truncates a long name but keeps its last eight characters, so that the extension stays visible. */
function FileName({ name }: { name: string }) {
  const end = Math.max(0, name.length - 8)
  return (
    <span className="flex font-medium whitespace-pre">
      <span className="truncate">{name.slice(0, end)}</span>
      <span className="shrink-0">{name.slice(end)}</span>
    </span>
  )
}
