import { isStudyTag, studyElements } from '@/features/case-studies/study-html'

const PARAGRAPH = '¶'

/**
 * Returns whether two elements have the same text with the same elements and attributes around each character. Does not
 * compare white space that a browser collapses, the order of nested marks such as `strong` and `em`, and where a text
 * without other tags is a paragraph.
 */
export function hasSameText(one: Element, other: Element): boolean {
  return tokensOf(one) === tokensOf(other)
}

/** A token is a space, a paragraph mark, a tag, or a character after `'` with its marks. */
function tokensOf(root: Element): string {
  const tokens: string[] = []
  for (const token of childTokens(root, [])) {
    const isText = token.startsWith("'")
    if (!isText && tokens.at(-1) === ' ') tokens.pop()
    if (!isText && token !== ' ' && token !== PARAGRAPH && tokens.at(-1) === PARAGRAPH) tokens.pop()
    const isInText = tokens.at(-1)?.startsWith("'")
    if (isText || isInText || (token !== ' ' && token !== PARAGRAPH)) tokens.push(token)
  }
  while (tokens.at(-1) === ' ' || tokens.at(-1) === PARAGRAPH) tokens.pop()
  return tokens.join('\n')
}

const childTokens = (parent: Node, marks: string[]) =>
  [...parent.childNodes].flatMap((child) => nodeTokens(child, marks))

function nodeTokens(node: Node, marks: string[]): string[] {
  if (node instanceof Text) {
    const text = node.data.replace(/[ \t\n\r\f]+/g, ' ')
    return [...text].map((character) => (character === ' ' ? ' ' : `'${character}${marks.join('')}`))
  }
  if (!(node instanceof Element)) return [`<!${node.nodeValue}`]
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort()
  const tag = `<${node.localName}${attributes.join('')}>`
  if (isStudyTag(node.localName) && studyElements[node.localName].kind === 'mark') {
    return childTokens(node, [...new Set([...marks, tag])].sort())
  }
  const [start, end] = tag === '<p>' ? [PARAGRAPH, PARAGRAPH] : [tag, '</>']
  return [start, ...childTokens(node, marks), end]
}
