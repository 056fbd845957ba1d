/** The text of a textarea, and the start and end of the selection in UTF-16 units. */
export interface Selection {
  text: string
  start: number
  end: number
}

/**
 * A change of a textarea: replaces the text from `start` to `end` with `insert`, then selects `length` UTF-16 units of
 * `insert` from `offset` on.
 */
export interface Edit {
  start: number
  end: number
  insert: string
  offset: number
  length: number
}

const replace = (start: number, end: number, insert: string, selected: string): Edit => ({
  start,
  end,
  insert,
  offset: Math.max(insert.indexOf(selected), 0),
  length: selected.length,
})

/**
 * Wraps the selected text, without spaces at its ends, in tags. If these tags are already around the text, removes
 * them. If nothing is selected, inserts the tags and puts the caret between them.
 */
export function toggleMark({ text, start, end }: Selection, tag: string): Edit {
  const open = `<${tag}>`
  const close = `</${tag}>`
  const selected = text.slice(start, end).trim()
  const from = selected ? text.indexOf(selected, start) : start
  const to = selected ? from + selected.length : end
  if (text.slice(0, from).endsWith(open) && text.startsWith(close, to)) {
    return replace(from - open.length, to + close.length, selected, selected)
  }
  return {
    start: from,
    end: to,
    insert: open + selected + close,
    offset: open.length,
    length: selected.length,
  }
}

/**
 * Turns each line that the selection touches into a heading with the given tag. If the line is a paragraph or a heading
 * of another level, replaces its tags. Turns a heading that already has the given tag into a paragraph.
 */
export function toggleHeading(selection: Selection, tag: 'h2' | 'h3'): Edit {
  return replaceLines(selection, (lines) =>
    lines.map((line) => {
      const [, current, content = line] = BLOCK.exec(line) ?? []
      const next = current === tag ? 'p' : tag
      return `<${next}>${content}</${next}>`
    }),
  )
}

export const insertList = (selection: Selection, tag: 'ul' | 'ol'): Edit =>
  replaceLines(selection, (lines) => [
    `<${tag}>`,
    ...lines.map((line) => `  <li>${withoutBlock(line)}</li>`),
    `</${tag}>`,
  ])

export const insertQuotation = (selection: Selection): Edit =>
  replaceLines(selection, (lines) => [
    '<blockquote>',
    ...lines.map((line) => `  <p>${withoutBlock(line)}</p>`),
    '</blockquote>',
  ])

export function insertLink({ text, start, end }: Selection, url: string): Edit {
  const content = text.slice(start, end) || escapeHtml(url)
  const open = `<a href="${escapeHtml(url)}">`
  return { start, end, insert: `${open}${content}</a>`, offset: open.length, length: content.length }
}

export interface Picture {
  url: string
  alt: string
  width: number
  height: number
}

/**
 * Inserts an `img` tag after the selection. `width` and `height` let the browser reserve the space for the picture
 * before the picture is loaded.
 */
export function insertPicture({ end }: Selection, { url, alt, width, height }: Picture): Edit {
  const insert = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
  return { start: end, end, insert, offset: insert.length, length: 0 }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Matches a line that is exactly one paragraph or heading (`h2` to `h6`) without attributes. */
const BLOCK = /^<(p|h[2-6])>((?:(?!<\/\1>).)*)<\/\1>$/

const withoutBlock = (line: string) => BLOCK.exec(line)?.[2] ?? line

/** Matches a line break, and the position between two paragraphs or headings that are on one line. */
const LINE_END = /\n|(?<=<\/(?:p|h[2-6])>)(?=<(?:p|h[2-6])>)/

/**
 * Passes the whole lines that the selection touches to `convert`, without blank lines, and replaces them with the
 * result. Selects the new text. If all these lines are blank, puts the caret between the first new tags.
 */
function replaceLines({ text, start, end }: Selection, convert: (lines: string[]) => string[]): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text
    .slice(from, to)
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const insert = convert(lines.length > 0 ? lines : ['']).join('\n')
  if (lines.length > 0) return { start: from, end: to, insert, offset: 0, length: insert.length }
  return { start: from, end: to, insert, offset: insert.indexOf('></') + 1, length: 0 }
}
