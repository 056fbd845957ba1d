import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const translatedAttributes = ['alt', 'title']
const invisibleElements = ['script', 'style', 'template']

/**
 * Returns whether a translation has the same markup as its source (D27): the same elements with the same ancestors, and
 * with the same attributes except `alt` and `title`. The order of the elements may differ, because a translation can
 * change the order of words.
 */
export const hasSameMarkup = (source: string, translation: string): boolean =>
  markupOf(source) === markupOf(translation)

function markupOf(html: string): string {
  const lines: string[] = []
  // Adds an error to the markup if the text ends inside a tag or a comment. The parser drops such a tag, and comments
  // are not compared, so the comparison of the elements would not find the error.
  const onParseError = ({ code }: { code: string }) => code.startsWith('eof-in') && lines.push(code)

  function visit(node: Node, ancestors: string) {
    let path = ancestors
    if (tree.isElementNode(node)) {
      path += `${node.tagName} `
      const attributes = node.attrs
        .filter(({ name }) => !translatedAttributes.includes(name))
        .map(({ name, value }) => JSON.stringify([name, value]))
      lines.push(path + attributes.sort().join(' '))
    }
    for (const child of childrenOf(node)) visit(child, path)
  }
  visit(parse(html, { onParseError }), '')
  return lines.sort().join('\n')
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** Returns the text of HTML without scripts, styles and templates, with one space between two words. */
export function textOfHtml(html: string): string {
  const texts: string[] = []
  const collect = (node: Node) => {
    if (tree.isTextNode(node)) texts.push(node.value)
    if (tree.isElementNode(node) && invisibleElements.includes(node.tagName)) return
    childrenOf(node).forEach(collect)
  }
  collect(parse(html))
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
