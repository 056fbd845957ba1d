import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { RichText } from './components/study-facts'
import { sanitizeHtml } from './sanitize'
import { isStudyTag, studyElements } from './study-html'
import { hostileHtml, unclosedHtml } from './testing/hostile-html'

function show(html: string): Element {
  const shown = render(<RichText html={sanitizeHtml(html)} />).container.firstElementChild
  if (!shown) throw new Error('Nothing was rendered')
  return shown
}

function violations(shown: Element): string[] {
  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI } = element
    const isTagAllowed = namespaceURI === 'http://www.w3.org/1999/xhtml' && isStudyTag(localName)
    const attributes = [...element.attributes].filter((attribute) => !isHarmless(localName, attribute))
    return [
      ...(isTagAllowed ? [] : [`<${localName}>`]),
      ...attributes.map(({ name, value }) => `${name}="${value}"`),
    ]
  })
}

function isHarmless(tag: string, { name, value }: Attr): boolean {
  // DOMPurify keeps the attribute `is` of an element, but with an empty value.
  if (name === 'is') return value === ''
  if (name === 'src' && !/^\/\w/.test(value)) return false
  const isListed = isStudyTag(tag) && studyElements[tag].attributes?.includes(name) === true
  return isListed && !/^\W*((java|vb)?script|(data|blob|file):)/i.test(value)
}

// jsdom parses deeply nested HTML slowly.
vi.setConfig({ testTimeout: 30_000 })

it.each(Object.entries({ ...hostileHtml, ...unclosedHtml }))(
  'hostile HTML becomes harmless, also if parsed again: %s',
  (_, html) => {
    const shown = show(html)
    expect(violations(shown)).toEqual([])
    const { innerHTML } = shown
    expect(new DOMParser().parseFromString(innerHTML, 'text/html').body.innerHTML).toBe(innerHTML)
    expect(sanitizeHtml(innerHTML)).toBe(innerHTML)
  },
)

it('no dangerous tag or attribute is allowed', () => {
  const forbiddenTags =
    /^(script|style|i?frame|object|embed|form|input|button|select|textarea|svg|math|template|slot|h1)$/
  expect(Object.keys(studyElements).filter((tag) => forbiddenTags.test(tag))).toEqual([])
  const forbiddenAttributes = /^(on|style$|class$|id$|name$|srcset$|target$|tabindex$|slot$|is$|form|popover)/
  const attributes = Object.values(studyElements).flatMap((element) => element.attributes ?? [])
  expect(attributes.filter((name) => forbiddenAttributes.test(name))).toEqual([])
})

const allowed = {
  headings: '<h2>Result</h2><h3>Detail</h3>',
  lists: '<ul><li>One</li></ul><ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol>',
  emphasis: '<p>A <strong>good</strong>, <em>fine</em>, <code>a &lt; b</code><br>text.</p>',
  links: '<p><a href="https://example.com/a?b=1#c">a</a> <a href="/en/contact">b</a></p>',
  'other links': '<p><a href="mailto:a@example.com">a</a> <a href="tel:+421900">b</a> <a href="#c">c</a></p>',
  quotes: '<blockquote><p>Said „Grüße“ &nbsp;–&nbsp;žluťoučký</p></blockquote>',
  tables:
    '<table><caption>C</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  images: '<figure><img src="/a.webp" alt="A" width="8" height="5"><figcaption>A</figcaption></figure>',
  'images of the bucket': '<img src="/storage/v1/object/public/case-studies/1-a.png" alt="">',
}

it.each(Object.entries(allowed))('RichText renders %s unchanged', (_, html) => {
  expect(show(html).innerHTML).toBe(html)
})

it('RichText removes other tags and keeps their text, and removes attributes of other tags', () => {
  const html = '<form><button>Read on</button></form><h1>Title</h1><p start="2" width="9">small</p>'
  expect(show(html).innerHTML).toBe('Read onTitle<p>small</p>')
})
