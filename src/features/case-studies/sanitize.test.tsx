import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { RichText } from './components/rich-text'
import { allowedAttributes, allowedTags, sanitizeHtml } from './sanitize'
import { hostileHtml, unclosedHtml } from './testing/hostile-html'

/** What the page and the preview would show. */
function show(html: string): Element {
  const shown = render(<RichText html={html} />).container.firstElementChild
  if (!shown) throw new Error('nothing is shown')
  return shown
}

/** Tags, attributes and addresses that are not to be there. */
function breaches(shown: Element): string[] {
  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
    const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    return [
      ...(isForeign || !allowedTags.includes(element.localName) ? [element] : []),
      ...attributes.filter(({ name }) => !allowedAttributes.includes(name) && name !== 'is'),
      // It belongs to the element and cannot be taken away, only emptied.
      ...attributes.filter(({ name, value }) => name === 'is' && value !== ''),
      ...attributes.filter(({ value }) => /^\W*(java|vb)?script|^\W*(data|blob|file):/i.test(value)),
      ...attributes.filter(({ name, value }) => name === 'src' && !value.startsWith('https://')),
    ].map((node) => (node instanceof Attr ? `${node.name}="${node.value}"` : `<${node.localName}>`))
  })
}

describe.each(Object.entries({ ...hostileHtml, ...unclosedHtml }))('%s', (_name, html) => {
  it('is harmless', () => {
    expect(breaches(show(html))).toEqual([])
  })
  it('stays as it is when parsed again', () => {
    const { innerHTML } = show(html)
    expect(new DOMParser().parseFromString(innerHTML, 'text/html').body.innerHTML).toBe(innerHTML)
    expect(sanitizeHtml(innerHTML)).toBe(innerHTML)
  })
})

it('allows nothing that acts or can be taken for a part of the page', () => {
  const acting =
    /^(script|style|i?frame|object|embed|form|input|button|select|textarea|svg|math|template|slot|h1)$/
  expect(allowedTags.filter((tag) => acting.test(tag))).toEqual([])
  const reaching = /^(on|style$|class$|id$|name$|srcset$|target$|tabindex$|slot$|is$|form|popover)/
  expect(allowedAttributes.filter((name) => reaching.test(name))).toEqual([])
})

it.each([
  ['headings', '<h2>Result</h2><h3>Detail</h3>'],
  ['lists', '<ul><li>One</li></ul><ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol>'],
  ['definitions', '<dl><dt>Term</dt><dd>What it means</dd></dl>'],
  ['emphasis', '<p>A <strong>good</strong>, <em>fine</em>, <mark>marked</mark> H<sub>2</sub>O<br>text.</p>'],
  ['links', '<p><a href="https://example.com/a?b=1#c" title="T">a</a> <a href="/en/contact">b</a></p>'],
  [
    'other addresses',
    '<p><a href="mailto:a@example.com">a</a> <a href="tel:+421900">b</a> <a href="#c">c</a></p>',
  ],
  ['quotes', '<blockquote cite="https://example.com"><p>Said</p></blockquote><p><q>short</q></p>'],
  [
    'tables',
    '<table><caption>C</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  [
    'pictures',
    '<figure><img src="https://example.com/a.webp" alt="A" width="8" height="5"><figcaption>A</figcaption></figure>',
  ],
  ['pictures of our bucket', '<img src="/storage/v1/object/public/case-studies/1-a.png" alt="">'],
  ['code', '<pre><code>if (a &lt; b &amp;&amp; c) {}</code></pre>'],
  ['another language', '<p lang="de" dir="ltr">„Grüße“ &nbsp;–&nbsp;žluťoučký</p>'],
])('leaves %s as they are', (_name, html) => {
  expect(show(html).innerHTML).toBe(html)
})

it('keeps the words of what it takes away', () => {
  expect(show('<form><button>Read on</button></form><h1>Title</h1><font>small</font>')).toHaveTextContent(
    'Read onTitlesmall',
  )
})
