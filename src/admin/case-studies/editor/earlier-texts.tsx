import type { FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { recordOf } from '@contracts/records'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { listEarlierVersions, type EarlierVersion } from '@/features/case-studies/api/case-study-history'
import type { StoredVersion } from '@/features/case-studies/model'
import { languageFacts, type Language } from '@/i18n/languages'

import { formatTime } from '../../format-time'
import { fieldLabels, fieldNames, isChanged, type StudyValues } from './study-values'

interface EarlierTextsProps {
  slug: string
  language: Language
  /** The version that is stored now. */
  stored: StoredVersion | undefined
}

export function EarlierTexts(props: EarlierTextsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="basis-full text-small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">Earlier texts</summary>
      {isOpen && <EarlierTextList {...props} />}
    </details>
  )
}

const messages = {
  loading: 'Loading...',
  failed: 'The earlier texts cannot be loaded. Close and open this list to try again.',
  empty: 'There is no earlier text of this language. A text is kept for 90 days after it is replaced.',
}

function EarlierTextList({ slug, language, stored }: EarlierTextsProps) {
  const [versions, setVersions] = useState<EarlierVersion[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const request = new AbortController()
    listEarlierVersions({ slug, language }, request.signal).then(setVersions, (error: unknown) => {
      if (request.signal.aborted) return
      console.error('Could not load the earlier texts', error)
      setVersions('failed')
    })
    return () => request.abort()
  }, [slug, language])

  if (typeof versions === 'string' || versions.length === 0) {
    return (
      <p role="status" className="mt-2 text-muted">
        {messages[typeof versions === 'string' ? versions : 'empty']}
      </p>
    )
  }
  return (
    <ul
      aria-label="Earlier texts"
      className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {versions.map((version) => (
        <li key={version.id} className="p-4">
          <EarlierText version={version} language={language} stored={stored} />
        </li>
      ))}
    </ul>
  )
}

const replaceQuestion = {
  title: 'Replace what is written here?',
  text: 'The earlier text takes its place in every field of this language. It is not saved until you save the form.',
  confirm: 'Replace',
  cancel: 'Keep it',
}

function EarlierText({
  version,
  language,
  stored,
}: Omit<EarlierTextsProps, 'slug'> & { version: EarlierVersion }) {
  const { control, setValue } = useFormContext<StudyValues>()
  const current = useWatch({ control, name: language })
  const confirm = useConfirm()

  const time = formatTime(version.replaced_at)
  const earlier = textsOf(version.version)
  const changed = changedFields(earlier, current)
  const [first] = changed
  const restore = async () => {
    if (!first) return
    if (isChanged(current, stored) && !(await confirm(replaceQuestion))) return
    setValue(language, { ...earlier, published: current.published })
    notify({ tone: 'success', title: `The text of ${time} is in the form. It is not saved yet.` })
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium tabular-nums">Replaced on {time}</p>
        <p className="text-label text-muted">
          {first
            ? `Differs from the form in: ${changed.map((field) => fieldLabels[field]).join(', ')}`
            : 'The same text as in the form'}
        </p>
        {first && (
          <p lang={languageFacts[language].tag} className="mt-1 text-label wrap-anywhere">
            {previewOf(earlier[first], current[first]) || '(empty)'}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-disabled={!first}
        aria-label={`Restore: ${time}`}
        onClick={() => void restore()}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        Restore
      </button>
    </div>
  )
}

type Texts = Record<FieldName, string>

export function textsOf(version: Json): Texts {
  const columns = typeof version === 'object' && version !== null && !Array.isArray(version) ? version : {}
  return recordOf(fieldNames, (field) => {
    const value = columns[field]
    return typeof value === 'string' ? value : ''
  })
}

export const changedFields = (earlier: Texts, current: Texts): FieldName[] =>
  fieldNames.filter((field) => earlier[field].trim() !== current[field].trim())

/** Begins shortly before the first difference. */
export function previewOf(earlier: string, current: string): string {
  let same = 0
  while (same < earlier.length && earlier[same] === current[same]) same += 1
  const start = Math.max(0, same - 30)
  const end = start + 160
  return `${start > 0 ? '…' : ''}${earlier.slice(start, end)}${end < earlier.length ? '…' : ''}`
}
