export interface Citation {
  /** Id of the entry, such as `d7` or `spec-7-row-6`. */
  anchor: string
  line: number
}

/** Matches the white space between the words of a citation. It may be a line break inside a comment. */
const gap = String.raw`(?:[^\S\n]+|[^\S\n]*\n\s*(?:\*|//|--|#)?[^\S\n]*)`
const numbers = String.raw`\d{1,2}(?:(?:–|-|, | and )\d{1,2}\b)*`
const section = new RegExp(
  String.raw`(?<![\w.])spec(?:ification)?${gap}(?:(\d+)${gap}rows?${gap}(${numbers})|(\d+(?:(?:, | and )\d\b)*))`,
  'gi',
)
/** Matches a decision such as `D7`, unless it is part of a colour, a quoted value, a path or a longer name. */
const decision = /(?<![\w#.'"/\\-])D(\d{1,3})(?![\w"/]|'(?!s\b))/g

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Returns the numbers of a list: `1–3, 5` gives 1, 2, 3 and 5. */
const expand = (list: string) =>
  list.split(/, | and /).flatMap((part) => {
    const [from = NaN, to = from] = part.split(/[–-]/).map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })

/**
 * Returns whether the line contains the start of a comment or an open parenthesis before the position. `D12` in the
 * data of an SVG path has neither.
 */
function isProse(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
  return /\/\/|\*|--|#|\([^()]*$/.test(before)
}

/**
 * Returns the decisions (`D7`) and sections (`spec 5`, `spec 7 rows 1–4`) that a file cites. In a file that is not
 * Markdown, a decision counts only in a comment or after an open parenthesis.
 */
export function findCitations(text: string, isMarkdown: boolean): Citation[] {
  const sections = [...text.matchAll(section)].flatMap(({ index, 1: within, 2: rows, 3: list = '' }) => {
    const anchors = rows
      ? [`spec-${within}`, ...expand(rows).map((row) => `spec-${within}-row-${row}`)]
      : list.split(/, | and /).map((number) => `spec-${number}`)
    return anchors.map((anchor) => ({ anchor, line: lineAt(text, index) }))
  })
  const decisions = [...text.matchAll(decision)]
    .filter(({ index }) => isMarkdown || isProse(text, index))
    .map(({ index, 1: number }) => ({ anchor: `d${number}`, line: lineAt(text, index) }))
  return [...sections, ...decisions]
}
