import { useEffect, useState } from 'react'

import { listEarlierVersions, type EarlierVersion } from '@/features/case-studies/api/case-study-history'
import type { Language } from '@/i18n/languages'

import { historyTexts } from '../../../texts/history'
import { EarlierTextRow } from './earlier-text-row'

interface EarlierTextsProps {
  slug: string
  language: Language
}

export function EarlierTexts({ slug, language }: EarlierTextsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="basis-full text-small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">{historyTexts.heading}</summary>
      {isOpen && <EarlierTextList slug={slug} language={language} />}
    </details>
  )
}

function EarlierTextList({ slug, language }: EarlierTextsProps) {
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
    const message = typeof versions === 'string' ? versions : 'empty'
    return (
      <p role="status" className="mt-2 text-muted">
        {historyTexts[message]}
      </p>
    )
  }
  return (
    <ul
      aria-label={historyTexts.heading}
      className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {versions.map((version) => (
        <li key={version.id} className="p-4">
          <EarlierTextRow version={version} language={language} />
        </li>
      ))}
    </ul>
  )
}
