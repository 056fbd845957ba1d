import { caseStudyFields, type FieldName } from '@contracts/case-study'

import { parseHtml } from '@/features/case-studies/study-html'

import { changedFields, fieldLabels, type Texts } from './study-values'

interface Change {
  label: string
  before: string
  after: string
}

const CONTEXT = 40
const MAX_LENGTH = 300

/** Returns the passage of each text that differs, with some characters before and after. Cuts a long passage. */
export function passagesOf(before: string, after: string): [before: string, after: string] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const from = Math.max(0, start - CONTEXT)
  const passage = (text: string) => {
    const to = Math.min(text.length - Math.max(0, end - CONTEXT), from + MAX_LENGTH)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return [passage(before), passage(after)]
}

/** Shows the words of a text with markup, or its HTML if only the markup differs. */
export const changesBetween = (before: Texts, after: Texts): Change[] =>
  changedFields(before, after).map((field) => {
    const label = fieldLabels[field]
    const [wordsBefore, wordsAfter] = [wordsOf(before[field]), wordsOf(after[field])]
    if (!isHtml(field) || wordsBefore === wordsAfter)
      return { label, before: before[field], after: after[field] }
    return { label, before: wordsBefore, after: wordsAfter }
  })

const isHtml = (name: FieldName) =>
  caseStudyFields.some((field) => field.name === name && field.kind === 'html')

/** The text between the tags. */
const wordsOf = (html: string) =>
  parseHtml(html.replaceAll('<', ' <')).textContent.replaceAll(/\s+/g, ' ').trim()

/** Compares only start tags, without `alt`, because the words of a translation differ. */
export function markupChange(before: string, after: string): Change[] {
  const withoutAlt = (html: string) => html.replaceAll(/\salt="[^"]*"/g, '')
  const tagsOf = (html: string) => (withoutAlt(html).match(/<[a-z][^<>]*>/gi) ?? []).join(' ')
  const change = { label: 'Markup', before: tagsOf(before), after: tagsOf(after) }
  return change.before === change.after ? [] : [change]
}

interface ComparisonProps {
  changes: Change[]
  names: [before: string, after: string]
  lang: string
}

export function Comparison({ changes, names, lang }: ComparisonProps) {
  return (
    <dl className="mt-3 space-y-3 empty:hidden">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-label font-semibold">{label}</dt>
          <dd className="mt-1 grid gap-3 text-label sm:grid-cols-2">
            {passagesOf(before, after).map((passage, index) => (
              <p key={names[index]} className="wrap-anywhere">
                <span className="block text-muted">{names[index]}</span>
                <span lang={lang}>{passage || '(empty)'}</span>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
