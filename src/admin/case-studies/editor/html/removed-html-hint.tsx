import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import type { Language } from '@/i18n/languages'

import type { StudyValues } from '../study-values'
import { removedHtml } from './removed-html'

const TYPING_PAUSE_MS = 600

const MAX_ENTRIES_PER_LINE = 6

interface RemovedHtmlHintProps {
  language: Language
  field: 'content' | 'about_company'
}

/**
 * Lists the tags, attributes and URLs that the sanitiser removes from the HTML of a field, because they will not be on
 * the public page (D24). Lists at most six of each kind.
 */
export function RemovedHtmlHint({ language, field }: RemovedHtmlHintProps) {
  const { control } = useFormContext<StudyValues>()
  const html = useWatch({ control, name: `${language}.${field}` })
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setLines(linesFor(html)), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [html])
  return (
    <div role="status" className="text-small text-muted">
      {lines.length > 0 && (
        <div className="mt-2">
          <p>Visitors will not see:</p>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function linesFor(html: string): string[] {
  const { tags, attributes, pictures, links } = removedHtml(html)
  return [
    ...line(
      'tags (most keep their text)',
      tags.map((tag) => `<${tag}>`),
    ),
    ...line('attributes', attributes),
    ...line('pictures, because their address must start with https', pictures),
    ...line('link targets', links),
  ]
}

function line(label: string, entries: string[]): string[] {
  if (entries.length === 0) return []
  const listed = entries
    .slice(0, MAX_ENTRIES_PER_LINE)
    .map((entry) => (entry.length > 80 ? `${entry.slice(0, 80)}…` : entry))
  return [`${label}: ${listed.join(', ')}${entries.length > MAX_ENTRIES_PER_LINE ? ', …' : ''}`]
}
