import fc, { type Arbitrary } from 'fast-check'
import { expect, test, vi } from 'vitest'

import { sanitizeHtml } from '@/features/case-studies/sanitize'
import { studyElements } from '@/features/case-studies/study-html'

import { documentOf, htmlOf } from './study-document'

/** Opens a text in the editor and returns it as after an edit. Undefined: the editor does not show the text. */
function rewritten(html: string) {
  const document = documentOf(html)
  return document && htmlOf(document)
}

const tag = (name: string, content: string, attributes = '') => `<${name}${attributes}>${content}</${name}>`
const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')
const some = (part: Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 3 })
const maybe = (part: Arbitrary<string>) => fc.option(part, { nil: '' })
const attribute = (name: string) => maybe(fc.nat(99).map((value) => ` ${name}="${value}"`))

const words = fc.constantFrom('a', 'Ž &amp; ß', '20&nbsp;%', '&lt;b&gt;', '“–”', '😀 x')
const address = fc.constantFrom('https://a.example/?b=1&amp;c#d', '/en/contact', 'mailto:a@b.example', '#a')
const mark = (name: string) => fc.constantFrom(name, '')
/** The marks are nested in the order of `studyElements`, as the editor writes them. */
const marked = fc
  .tuple(words, mark('code'), mark('em'), mark('strong'))
  .map(([text, ...marks]) => marks.reduce((inner, name) => (name ? tag(name, inner) : inner), text))
const linked = fc.tuple(marked, address).map(([text, href]) => tag('a', text, ` href="${href}"`))
/** There is plain text between the marks, because the editor joins equal marks that touch. */
const line = some(fc.oneof(marked, linked)).map((pieces) => `x ${pieces.join(' y<br>')} z`)

const picture = fc
  .tuple(words, attribute('width'), attribute('height'))
  .map(([alt, ...size]) => `<img src="/b.webp" alt="${alt}"${size.join('')}>`)
const figure = fc
  .tuple(picture, words)
  .map(([image, caption]) => tag('figure', lines(image, tag('figcaption', caption))))

const { item, list } = fc.letrec<{ item: string; list: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line,
    fc.tuple(line, line).map((paragraphs) => lines(...paragraphs.map((text) => tag('p', text)))),
    fc.tuple(line, tie('list')).map((parts) => lines(...parts)),
  ),
  list: fc.tuple(some(tie('item')), fc.oneof(fc.constant('ul'), attribute('start'))).map(([items, kind]) => {
    const content = lines(...items.map((text) => tag('li', text)))
    return kind === 'ul' ? tag('ul', content) : tag('ol', content, kind)
  }),
}))

const row = fc.oneof(
  item.map((text) => tag('tr', tag('th', 'Row', ' scope="row"') + tag('td', text))),
  item.map((text) => tag('tr', tag('td', text, ' colspan="2"'))),
  item.map((text) =>
    lines(tag('tr', tag('td', text, ' rowspan="2"') + tag('td', 'x')), tag('tr', tag('td', ''))),
  ),
)
const table = fc
  .tuple(maybe(words.map((text) => tag('caption', text))), maybe(line), some(row))
  .map(([caption, head, rows]) =>
    tag(
      'table',
      lines(
        caption,
        head && tag('thead', tag('tr', tag('th', head).repeat(2))),
        tag('tbody', lines(...rows)),
      ),
    ),
  )
const textBlock = fc
  .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), line)
  .map(([name, text]) => tag(name, text))
const quotation = some(
  fc.oneof(
    line.map((text) => tag('p', text)),
    list,
  ),
).map((blocks) => tag('blockquote', lines(...blocks)))
const text = some(fc.oneof(textBlock, list, table, quotation, picture, figure)).map((blocks) =>
  lines(...blocks),
)

// jsdom parses slowly.
vi.setConfig({ testTimeout: 30_000 })

test('the editor and the sanitiser return each text of listed elements as it was', () => {
  fc.assert(
    fc.property(text, (html) => {
      expect(rewritten(html)).toBe(html)
      expect(sanitizeHtml(html)).toBe(html)
    }),
    { numRuns: 60 },
  )
})

test('the generated texts have all listed elements and attributes', () => {
  const html = fc.sample(text, 2000).join('')
  const seen = new Set([...html.matchAll(/[< ]([a-z\d]+)(?=[=> ])/g)].map(([, name]) => name))
  const attributes = Object.values(studyElements).flatMap((element) => element.attributes ?? [])
  expect([...Object.keys(studyElements), ...attributes].filter((name) => !seen.has(name))).toEqual([])
})
