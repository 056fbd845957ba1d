import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { RichText } from './components/rich-text'
import { allowedAttributes, allowedTags, sanitizeHtml } from './sanitize'
import { hostileHtml, unclosedHtml } from './testing/hostile-html'

function show(html: string): Element {
  const shown = render(<RichText html={sanitizeHtml(html)} />).container.firstElementChild
  if (!shown) throw new Error('Nothing was rendered')
  return shown
}

function violations(shown: Element): string[] {
  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    const isTagAllowed = !isForeign && allowedTags.includes(element.localName)
    const attributes = [...element.attributes].filter((attribute) => !isAttributeAllowed(attribute))
    return [
      ...(isTagAllowed ? [] : [`<${element.localName}>`]),
      ...attributes.map(({ name, value }) => `${name}="${value}"`),
    ]
  })
}

function isAttributeAllowed({ name, value }: Attr): boolean {
  // DOMPurify keeps the attribute `is` of an element, but with an empty value.
  if (name === 'is') return value === ''
  if (name === 'src' && !value.startsWith('https://')) return false
  return allowedAttributes.includes(name) && !/^\W*((java|vb)?script|(data|blob|file):)/i.test(value)
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
  expect(allowedTags.filter((tag) => forbiddenTags.test(tag))).toEqual([])
  const forbiddenAttributes = /^(on|style$|class$|id$|name$|srcset$|target$|tabindex$|slot$|is$|form|popover)/
  expect(allowedAttributes.filter((name) => forbiddenAttributes.test(name))).toEqual([])
})

const allowed = {
  headings: '<h2>Result</h2><h3>Detail</h3>',
  lists: '<ul><li>One</li></ul><ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol>',
  definitions: '<dl><dt>Term</dt><dd>What it means</dd></dl>',
  emphasis: '<p>A <strong>good</strong>, <em>fine</em>, <mark>marked</mark> H<sub>2</sub>O<br>text.</p>',
  links: '<p><a href="https://example.com/a?b=1#c" title="T">a</a> <a href="/en/contact">b</a></p>',
  'other links': '<p><a href="mailto:a@example.com">a</a> <a href="tel:+421900">b</a> <a href="#c">c</a></p>',
  quotes: '<blockquote cite="https://example.com"><p>Said</p></blockquote><p><q>short</q></p>',
  tables:
    '<table><caption>C</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  images:
    '<figure><img src="https://example.com/a.webp" alt="A" width="8" height="5"><figcaption>A</figcaption></figure>',
  'images of the bucket': '<img src="/storage/v1/object/public/case-studies/1-a.png" alt="">',
  code: '<pre><code>if (a &lt; b &amp;&amp; c) {}</code></pre>',
  'another language': '<p lang="de" dir="ltr">„Grüße“ &nbsp;–&nbsp;žluťoučký</p>',
}

it.each(Object.entries(allowed))('RichText renders %s unchanged', (_, html) => {
  expect(show(html).innerHTML).toBe(html)
})

it('RichText removes the tags form, button, h1 and font and keeps their text', () => {
  const html = '<form><button>Read on</button></form><h1>Title</h1><font>small</font>'
  expect(show(html).innerHTML).toBe('Read onTitlesmall')
})
