import { isImageUrl } from './image-rules'

interface StudyElement {
  /** `inner`: only inside a certain block. `part`: belongs to a table or picture, and is not a node of the editor. */
  kind: 'block' | 'inner' | 'part' | 'mark' | 'inline'
  /** A content expression of ProseMirror. */
  content?: string
  attributes?: readonly string[]
}

/** Not the content of a list item, because an item that begins with a list would have two markers in one line. */
const cell = { kind: 'inner', content: '(p | ul | ol)+' } as const

const elements = {
  p: { kind: 'block', content: 'inline*' },
  h2: { kind: 'block', content: 'inline*' },
  h3: { kind: 'block', content: 'inline*' },
  h4: { kind: 'block', content: 'inline*' },
  ul: { kind: 'block', content: 'li+' },
  ol: { kind: 'block', content: 'li+', attributes: ['start', 'type'] },
  li: { kind: 'inner', content: 'p (p | ul | ol)*' },
  blockquote: { kind: 'block', content: '(p | ul | ol)+' },
  table: { kind: 'block', content: 'tr+' },
  caption: { kind: 'part' },
  thead: { kind: 'part' },
  tbody: { kind: 'part' },
  tr: { kind: 'inner', content: '(td | th)+' },
  th: { ...cell, attributes: ['scope', 'colspan', 'rowspan'] },
  td: { ...cell, attributes: ['colspan', 'rowspan'] },
  figure: { kind: 'part' },
  img: { kind: 'block', attributes: ['src', 'alt', 'width', 'height'] },
  figcaption: { kind: 'part' },
  a: { kind: 'mark', attributes: ['href'] },
  strong: { kind: 'mark' },
  em: { kind: 'mark' },
  code: { kind: 'mark' },
  sup: { kind: 'mark' },
  sub: { kind: 'mark' },
  s: { kind: 'mark' },
  br: { kind: 'inline' },
} satisfies Record<string, StudyElement>

export type StudyTag = keyof typeof elements

/** The elements and attributes of a text (D69). The sanitizer and the editor are both made from this list. */
export const studyElements: Readonly<Record<StudyTag, StudyElement>> = elements

export const isStudyTag = (tag: string): tag is StudyTag => Object.hasOwn(studyElements, tag)

/**
 * Matches `http:`, `https:`, `mailto:` and `tel:` URLs, and paths and anchors of this site. Does not match paths that
 * begin with `//` or `/\`, because they lead to another site.
 */
const link = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:|\/(?![/\\])|#)\S*$/i

export const isLink = (url: string): boolean => link.test(url)

/** Completes an address that is typed without its scheme, such as `example.com/press` or `jana@example.com`. */
export function withScheme(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`
  return /^[\p{L}\d_-]+(\.[\p{L}\d_-]+)+([/?#:]|$)/u.test(typed) ? `https://${typed}` : typed
}

export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (!isStudyTag(tag) || !studyElements[tag].attributes?.includes(name)) return false
  if (name === 'href') return isLink(value)
  if (name === 'type') return /^[1aAiI]$/.test(value)
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
  for (const field of root.querySelectorAll('form [name], form [id]')) stopClobbering(field)
  return root
}

/** In a form, a field named `attributes` replaces the property `attributes` of the form. */
function stopClobbering(field: Element) {
  for (const attribute of ['name', 'id']) {
    const name = Element.prototype.getAttribute.call(field, attribute)
    if (name && name in HTMLFormElement.prototype) Element.prototype.removeAttribute.call(field, attribute)
  }
}
