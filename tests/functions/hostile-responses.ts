import { pseudoTranslation, type Behaviour, type DeeplCall } from '../setup/deepl-server.ts'

/** The English version that the tests translate to Slovak with DeepL. */
export const english = {
  title: 'How a bank shortened its onboarding',
  client_name: 'A bank',
  category: 'FinTech',
  excerpt: 'Onboarding now takes two days instead of three weeks.',
  content:
    '<h2>The result of the work</h2><p>Read <a href="https://example.org/?a=1&amp;b=2">our long report</a>.</p>' +
    '<img src="/a.png" alt="The team">',
  about_company: '<p>A bank in <em>the old town</em> of Vienna.</p>',
}
type Column = keyof typeof english

interface HostileResponse {
  /** The part of the test title after "if DeepL". */
  title: string
  behave: (call: DeeplCall) => Behaviour
  /**
   * `published` or `draft`: the version is created. `not created`: the run reports the version as failed. `error`: the
   * whole request fails. The code after the comma is in the response.
   */
  outcome: `${'not created' | 'draft' | 'error'}, ${string}` | 'published'
  stored?: Partial<Record<Column, string>>
}

const always = (behaviour: Behaviour) => () => behaviour
const bodyOf = (texts: unknown[]): Behaviour => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ translations: texts.map((text) => ({ text })) }),
})
const translated = (call: DeeplCall) => call.text.map((text) => pseudoTranslation(text, call))

/**
 * Returns a function for `behave`. `change` changes the translations of all texts of this format in a request. Texts of
 * the other format are translated without a change.
 */
const changeAll =
  (format: 'text' | 'html', change: (texts: string[], sources: string[]) => unknown[]) =>
  (call: DeeplCall): Behaviour =>
    Boolean(call.tag_handling) === (format === 'html')
      ? bodyOf(change(translated(call), call.text))
      : 'translate'
const change = (format: 'text' | 'html', changeText: (text: string, source: string) => string) =>
  changeAll(format, (texts, sources) => texts.map((text, index) => changeText(text, sources[index] ?? '')))
const title = (changeText: (text: string) => string) =>
  changeAll('text', ([first = '', ...rest]) => [changeText(first), ...rest])
const content = (changeText: (text: string) => string) =>
  changeAll('html', ([first = '', ...rest]) => [changeText(first), ...rest])

const skTitle = 'SK How a bank shortened its onboarding'
const unusable = 'not created, translation_unusable'
const unavailable = 'not created, translation_unavailable'
const otherMarkup = 'draft, html_changed'

const transport: HostileResponse[] = [
  {
    title: 'responds with 400',
    behave: always({ status: 400 }),
    outcome: 'not created, translation_refused',
  },
  {
    title: 'responds with 413',
    behave: always({ status: 413 }),
    outcome: 'not created, translation_refused',
  },
  { title: 'always responds with 429', behave: always({ status: 429 }), outcome: unavailable },
  { title: 'always responds with 503', behave: always({ status: 503 }), outcome: unavailable },
  { title: 'responds with 456', behave: always({ status: 456 }), outcome: 'not created, quota_exceeded' },
  { title: 'rejects the key', behave: always({ status: 403 }), outcome: 'error, translation_key_refused' },
  {
    title: 'redirects to another server',
    behave: always({ status: 302, headers: { location: 'https://evil.example/' } }),
    outcome: unavailable,
  },
  { title: 'disconnects', behave: always('cut'), outcome: unavailable },
  {
    title: 'disconnects during the response',
    behave: always('cut during the response'),
    outcome: unavailable,
  },
  { title: 'never responds', behave: always('stall'), outcome: unavailable },
  { title: 'never ends its response', behave: always('stall during the response'), outcome: unavailable },
]

const bodies: HostileResponse[] = [
  { title: 'returns HTML', behave: always('not JSON'), outcome: unusable },
  {
    title: 'returns JSON that is cut off',
    behave: always({ status: 200, body: '{"translations":[{"text":"a' }),
    outcome: unusable,
  },
  { title: 'returns too few texts', behave: always('too few'), outcome: unusable },
  {
    title: 'returns too many texts',
    behave: changeAll('text', (texts) => [...texts, 'a']),
    outcome: unusable,
  },
  { title: 'returns numbers', behave: changeAll('text', (texts) => texts.map(Number)), outcome: unusable },
  {
    title: 'returns JSON with the content type of a web page',
    behave: (call) => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: JSON.stringify({ translations: translated(call).map((text) => ({ text })) }),
    }),
    outcome: 'published',
    stored: { title: skTitle },
  },
]

const texts: HostileResponse[] = [
  { title: 'returns an empty title', behave: title(() => ''), outcome: unusable },
  { title: 'returns a title of white space', behave: title(() => ' \n'), outcome: unusable },
  { title: 'returns a title with a NUL character', behave: title((text) => `${text}\0`), outcome: unusable },
  { title: 'returns a title with half a surrogate pair', behave: title(() => 'a\ud800'), outcome: unusable },
  {
    title: 'returns a title above the limit of its column',
    behave: title((text) => text.padEnd(201, '…')),
    outcome: 'not created, too_long',
  },
  {
    title: 'returns a title that changes the direction of the text',
    behave: title((text) => `\u202e${text}`),
    outcome: 'draft, unexpected_characters',
    stored: { title: `\u202e${skTitle}` },
  },
  {
    title: 'returns a title with a control character',
    behave: title((text) => `${text}\u0007`),
    outcome: 'draft, unexpected_characters',
  },
  {
    title: 'returns a title with HTML',
    behave: title((text) => `${text}<script>alert(1)</script>`),
    outcome: otherMarkup,
    stored: { title: `${skTitle}<script>alert(1)</script>` },
  },
  {
    title: 'returns a title with an entity',
    behave: title((text) => `${text} &amp; co`),
    outcome: otherMarkup,
  },
  {
    title: 'returns all texts in English',
    behave: (call) => bodyOf(call.text),
    outcome: 'draft, unchanged',
    stored: english,
  },
  {
    title: 'returns only the title in English',
    behave: title((text) => text.slice(3)),
    outcome: 'draft, unchanged',
  },
  {
    title: 'returns only a category of one word in English',
    behave: changeAll('text', ([first, , ...rest]) => [first, 'FinTech', ...rest]),
    outcome: 'published',
    stored: { category: 'FinTech' },
  },
  {
    title: 'returns another language',
    behave: title(() => 'Wie eine Bank schneller wurde'),
    outcome: 'published',
    stored: { title: 'Wie eine Bank schneller wurde' },
  },
  {
    title: 'returns the plain texts in another order',
    behave: changeAll('text', (list) => list.toReversed()),
    outcome: 'published',
    stored: { category: 'SK FinTech', excerpt: skTitle },
  },
]

const html: HostileResponse[] = [
  { title: 'returns content without text', behave: content(() => '<h2></h2>'), outcome: unusable },
  {
    title: 'returns content with a NUL character',
    behave: content((text) => `${text}\0`),
    outcome: unusable,
  },
  {
    title: 'returns the HTML texts in English',
    behave: change('html', (_, source) => source),
    outcome: 'draft, unchanged',
    stored: { content: english.content, title: skTitle },
  },
  { title: 'removes a tag', behave: content((text) => text.replace(/<\/?h2>/g, '')), outcome: otherMarkup },
  {
    title: 'translates the name of a tag',
    behave: content((text) => text.replaceAll('h2>', 'nadpis>')),
    outcome: otherMarkup,
  },
  {
    title: 'adds a script',
    behave: content((text) => `${text}<script>alert(1)</script>`),
    outcome: otherMarkup,
    stored: {
      content:
        pseudoTranslation(english.content, { target_lang: 'SK', tag_handling: 'html' }) +
        '<script>alert(1)</script>',
    },
  },
  {
    title: 'adds a script behind an empty comment',
    behave: content((text) => `${text}<!--><script>alert(1)</script>-->`),
    outcome: otherMarkup,
  },
  {
    title: 'hides an element in a comment',
    behave: content((text) => text.replace(/<h2>.*<\/h2>/, '<!--$&-->')),
    outcome: otherMarkup,
  },
  {
    title: 'opens a comment and does not close it',
    behave: content((text) => `${text}<!-- `),
    outcome: otherMarkup,
  },
  {
    title: 'adds an event handler',
    behave: content((text) => text.replace('<h2', '<h2 onclick="alert(1)"')),
    outcome: otherMarkup,
  },
  {
    title: 'adds a style',
    behave: content((text) => text.replace('<h2', '<h2 style="position:fixed"')),
    outcome: otherMarkup,
  },
  {
    title: 'adds an image that is not closed',
    behave: content((text) => `${text}<img src=x onerror=alert(1) `),
    outcome: otherMarkup,
  },
  { title: 'adds an iframe', behave: content((text) => `${text}<iframe></iframe>`), outcome: otherMarkup },
  {
    title: 'changes a link',
    behave: content((text) => text.replace('https://example.org', 'https://evil.example')),
    outcome: otherMarkup,
  },
  {
    title: 'changes a link to a script',
    behave: content((text) => text.replace(/href="[^"]*"/, 'href="java&#115;cript:alert(1)"')),
    outcome: otherMarkup,
  },
  {
    title: 'changes a picture',
    behave: content((text) => text.replace('/a.png', '/b.png')),
    outcome: otherMarkup,
  },
  {
    title: 'changes the quotes and entities of attributes',
    behave: content((text) => text.replace(/href="[^"]*"/, "HREF='https://example.org/?a=1&b=2'")),
    outcome: 'published',
  },
  {
    title: 'translates the alternative text of a picture',
    behave: content((text) => text.replace('The team', 'Tím')),
    outcome: 'published',
  },
]

export const hostileResponses: HostileResponse[] = [...transport, ...bodies, ...texts, ...html]
