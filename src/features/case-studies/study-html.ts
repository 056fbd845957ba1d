import { isImageUrl } from './image-rules'

interface StudyElement {
  /** `inner`: only inside a certain block. `part`: belongs to a table or picture, and is not a node of the editor. */
  kind: 'block' | 'inner' | 'part' | 'mark' | 'inline'
  /** A content expression of ProseMirror. */
  content?: string
  attributes?: readonly string[]
}

const item = { kind: 'inner', content: 'p (p | ul | ol)*' } as const

const elements = {
  p: { kind: 'block', content: 'inline*' },
  h2: { kind: 'block', content: 'inline*' },
  h3: { kind: 'block', content: 'inline*' },
  h4: { kind: 'block', content: 'inline*' },
  ul: { kind: 'block', content: 'li+' },
  ol: { kind: 'block', content: 'li+', attributes: ['start'] },
  li: item,
  blockquote: { kind: 'block', content: '(p | ul | ol)+' },
  table: { kind: 'block', content: 'tr+' },
  caption: { kind: 'part' },
  thead: { kind: 'part' },
  tbody: { kind: 'part' },
  tr: { kind: 'inner', content: '(td | th)+' },
  th: { ...item, attributes: ['scope', 'colspan', 'rowspan'] },
  td: { ...item, attributes: ['colspan', 'rowspan'] },
  figure: { kind: 'part' },
  img: { kind: 'block', attributes: ['src', 'alt', 'width', 'height'] },
  figcaption: { kind: 'part' },
  a: { kind: 'mark', attributes: ['href'] },
  strong: { kind: 'mark' },
  em: { kind: 'mark' },
  code: { kind: 'mark' },
  br: { kind: 'inline' },
} satisfies Record<string, StudyElement>

export type StudyTag = keyof typeof elements

/** The elements and attributes of a text (D69). The sanitiser and the editor are both made from this list. */
export const studyElements: Readonly<Record<StudyTag, StudyElement>> = elements

export const isStudyTag = (tag: string): tag is StudyTag => Object.hasOwn(studyElements, tag)

/**
 * Matches `http:`, `https:`, `mailto:` and `tel:` URLs, and paths and anchors of this site. Does not match paths that
 * begin with `//` or `/\`, because they lead to another site.
 */
const link = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:|\/(?![/\\])|#)\S*$/i

export const isLink = (url: string): boolean => link.test(url)

/** Completes an address that is typed without its scheme, such as `example.com/press`. */
export const withScheme = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(typed) ? `https://${typed}` : typed

export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (!isStudyTag(tag) || !studyElements[tag].attributes?.includes(name)) return false
  if (name === 'href') return isLink(value)
  return name !== 'src' || isImageUrl(value)
}

/** Matches a `style` attribute, which text from a word processor often has. */
export const styleAttribute = /(<[a-z][^<>]*?)\sstyle\s*=\s*("[^"]*"|'[^']*')/gi

/**
 * Parses HTML without running scripts or loading pictures. Renames `style` attributes to `data-style`, because in
 * Chromium each would violate the content security policy.
 */
export function parseHtml(html: string): HTMLElement {
  const root = document.implementation.createHTMLDocument('').createElement('div')
  root.innerHTML = html.replace(styleAttribute, '$1 data-style=$2')
  return root
}
