import { keysOf } from '@contracts/records'

import { studyElements, isLink, type StudyTag } from '@/features/case-studies/study-html'

/** The marks of a text by tag. The value of `a` is its address, the others are empty. */
export type Marks = ReadonlyMap<StudyTag, string>

/** What a text inherits from the elements around it. */
export interface TextStyle {
  marks: Marks
  /** Line breaks and spaces of the source are shown, as in `pre`. */
  isPreformatted: boolean
}

export const plainStyle: TextStyle = { marks: new Map(), isPreformatted: false }

/** From the outermost to the innermost, as ProseMirror writes them. */
export const markTags: readonly StudyTag[] = keysOf(studyElements).filter(
  (tag) => studyElements[tag].kind === 'mark',
)

const markOf: Readonly<Record<string, StudyTag>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  del: 's',
  strike: 's',
}

/** Rules of a style that change a mark, in the order in which they apply. */
const styleRules: readonly [RegExp, StudyTag, boolean][] = [
  [/(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i, 'strong', true],
  [/(?:^|;)\s*font-weight\s*:\s*(normal|lighter|[1-5]00)/i, 'strong', false],
  [/(?:^|;)\s*font-style\s*:\s*(italic|oblique)/i, 'em', true],
  [/(?:^|;)\s*font-style\s*:\s*normal/i, 'em', false],
  [/(?:^|;)\s*vertical-align\s*:\s*super/i, 'sup', true],
  [/(?:^|;)\s*vertical-align\s*:\s*sub/i, 'sub', true],
  [/(?:^|;)\s*text-decoration(-line)?\s*:[^;]*line-through/i, 's', true],
]

const preformatted = /(?:^|;)\s*white-space\s*:\s*(pre|break-spaces)/i
const collapsed = /(?:^|;)\s*white-space\s*:\s*(normal|nowrap)/i

export const styleAttributeOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** The style of the text in an element: by its tag, then by its `style` attribute, as a browser shows it. */
export function styleOf(element: Element, outer: TextStyle): TextStyle {
  const { localName } = element
  const marks = new Map(outer.marks)
  const tag = markOf[localName] ?? markTags.find((mark) => mark === localName)
  if (tag === 'a') {
    const href = element.getAttribute('href')?.trim().replaceAll(/\s/g, '%20') ?? ''
    if (isLink(href)) marks.set('a', href)
  } else if (tag) marks.set(tag, '')
  const style = styleAttributeOf(element)
  // Headings and header cells are bold by themselves.
  const isBold = /^(h\d|th)$/.test(localName)
  if (isBold) marks.delete('strong')
  for (const [rule, mark, isOn] of styleRules) {
    if (!rule.test(style) || (isBold && mark === 'strong')) continue
    if (isOn) marks.set(mark, '')
    else marks.delete(mark)
  }
  const isPreformatted =
    !collapsed.test(style) &&
    (outer.isPreformatted || /^(pre|listing|xmp)$/.test(localName) || preformatted.test(style))
  return { marks, isPreformatted }
}

const invisible = /(?:^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i
const withoutText =
  /^(head|title|style|script|noscript|template|iframe|object|embed|svg|canvas|audio|video|select|datalist|textarea|meta|link|rp)$/

export const isInvisible = (element: Element): boolean =>
  withoutText.test(element.localName) ||
  element.hasAttribute('hidden') ||
  invisible.test(styleAttributeOf(element))

const blocks =
  /^(p|div|h[1-6]|ul|ol|li|menu|dir|dl|dt|dd|blockquote|pre|listing|xmp|table|caption|thead|tbody|tfoot|tr|td|th|figure|figcaption|address|article|aside|body|center|details|summary|dialog|fieldset|legend|footer|form|header|hgroup|html|main|nav|search|section|hr)$/
const blockStyle = /(?:^|;)\s*display\s*:\s*(block|flex|grid|table|list-item|flow-root)/i

/** True if a browser begins a new line before and after the element. */
export const isBlock = (element: Element): boolean =>
  blocks.test(element.localName) || blockStyle.test(styleAttributeOf(element))
