import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Compares elements, ancestors and attributes (D45). Translations may reorder words and translate `alt` and `title`. */
export const hasSameMarkup = (source: string, translation: string): boolean =>
  markupOf(source) === markupOf(translation)

function markupOf(html: string): string {
  const lines: string[] = []
  // A tag or a comment that does not end adds no element, so the comparison of the elements would not find it.
  const onParseError = ({ code }: { code: string }) => code.startsWith('eof-') && lines.push(code)

  function visit(node: Node, ancestors: string) {
    let path = ancestors
    if (tree.isElementNode(node)) {
      path += `${node.tagName} `
      const attributes = node.attrs
        .filter(({ name }) => !['alt', 'title'].includes(name))
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

export function textOfHtml(html: string): string {
  const texts: string[] = []
  const collect = (node: Node) => {
    if (tree.isTextNode(node)) texts.push(node.value)
    if (tree.isElementNode(node) && ['script', 'style', 'template'].includes(node.tagName)) return
    childrenOf(node).forEach(collect)
  }
  collect(parse(html))
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
