import fc from 'fast-check'

const space = fc.constantFrom(' ', '\n', '\n  ')

const attributes = fc.constantFrom(
  '',
  '',
  ' style="font-weight:bold"',
  ' style="font-weight: normal; color: red"',
  ' class="x"',
  ' style="white-space: pre-wrap"',
  ' style="display:block"',
)

/** Any HTML that a page or a program copies. Each word occurs once: `w1`, `w2` and so on. */
export function clipboardHtml(): fc.Arbitrary<string> {
  return parts(block(3), 1).map((html) => {
    let count = 0
    return html.replaceAll('WORD', () => `w${(count += 1)}`)
  })
}

function block(depth: number): fc.Arbitrary<string> {
  if (depth === 0) return inline(1)
  const cells = parts(tagged(depth, 'td', 'th'), 1)
  const table = fc
    .array(cells, { minLength: 1, maxLength: 3 })
    .map((rows) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</table>`)
  const container = tagged(
    depth,
    'p',
    'div',
    'section',
    'h1',
    'h2',
    'h3',
    'blockquote',
    'pre',
    'dl',
    'article',
  )
  return fc.oneof(
    { weight: 3, arbitrary: inline(2) },
    { weight: 3, arbitrary: container },
    { weight: 2, arbitrary: list(depth) },
    { weight: 1, arbitrary: table },
    {
      weight: 1,
      arbitrary: fc.constantFrom('<hr>', '<br>', '<img src="/a.png" alt="">', '<p>&nbsp;</p>', '<!-- x -->'),
    },
    space,
  )
}

const parts = (part: fc.Arbitrary<string>, minLength = 0) =>
  fc.array(part, { minLength, maxLength: 3 }).map((all) => all.join(''))

const tagged = (depth: number, ...tags: string[]) =>
  fc
    .tuple(fc.constantFrom(...tags), attributes, parts(block(depth - 1)))
    .map(([tag, attribute, html]) => `<${tag}${attribute}>${html}</${tag}>`)

function list(depth: number): fc.Arbitrary<string> {
  if (depth === 0) return fc.constant('<ul><li>WORD</li></ul>')
  const item = fc.oneof(
    { weight: 6, arbitrary: tagged(depth, 'li') },
    { weight: 1, arbitrary: list(depth - 1) },
    space,
  )
  return fc
    .tuple(fc.constantFrom('ul', 'ol', 'ol type="a"', 'ol start="3"'), parts(item))
    .map(([tag, html]) => `<${tag}>${html}</${tag.slice(0, 2)}>`)
}

function inline(depth: number): fc.Arbitrary<string> {
  const text = fc.constantFrom('WORD', 'WORD WORD', ' WORD', 'WORD ', ' ', '&nbsp;', 'WORD\nWORD', '<br>')
  if (depth === 0) return text
  const tags = ['b', 'i', 'strong', 'em', 'code', 'sup', 'a href="/en"', 'span', 'u', 'font', 'a href="x:y"']
  return fc.oneof(
    text,
    fc
      .tuple(fc.constantFrom(...tags), attributes, fc.array(inline(depth - 1), { maxLength: 3 }))
      .map(([tag, attribute, parts]) => `<${tag}${attribute}>${parts.join('')}</${tag.split(' ')[0]}>`),
  )
}

const blocks =
  'p,div,section,article,h1,h2,h3,h4,blockquote,pre,dl,ul,ol,li,table,tr,td,th,caption,hr,br,img,figure,figcaption,body'

/** The words that a browser shows, with the white space and line breaks between them as single spaces. */
export function visibleText(root: Element): string {
  let text = ''
  const visit = (node: Node) => {
    if (node instanceof Text) text += node.data
    if (!(node instanceof Element)) return
    const style = node.getAttribute('data-style') ?? node.getAttribute('style') ?? ''
    const isBlock = node.matches(blocks) || style.includes('display:block')
    if (isBlock) text += ' '
    node.childNodes.forEach(visit)
    if (isBlock) text += ' '
  }
  visit(root)
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
}

/** The number of lists around each word. A list counts from its first own word: before, it shows only empty items. */
export function listDepths(root: Element): Map<string, number> {
  const depths = new Map<string, number>()
  const begun = new Set<Element>()
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const words = textContent?.match(/w\d+/g) ?? []
    let list = parentElement?.closest('ul, ol')
    if (list && words.length > 0) begun.add(list)
    let depth = 0
    for (; list; list = list.parentElement?.closest('ul, ol')) if (begun.has(list)) depth += 1
    for (const word of words) depths.set(word, depth)
  }
  return depths
}
