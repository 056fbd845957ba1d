import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

export interface Target {
  /** Origin of the site, without a trailing slash. */
  site: string
  send: (url: string, init?: RequestInit) => Promise<Response>
  /** Adds a finding and names some of the `items`. If `items` is empty, there is no finding. */
  report: (problem: string, remedy: string, items?: string[]) => void
}

interface Page {
  path: string
  status: number
  headers: Headers
  text: string
}

const publishAgain = 'Publish all files of `dist/` from one build, on a host that applies `_redirects`.'

const pageHeaders = {
  'content-security-policy': /./,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/i,
  'x-frame-options': /^deny$/i,
  'referrer-policy': /strict-origin/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cache-control': /no-cache|max-age=0/,
}
const assetHeaders = { 'x-content-type-options': /^nosniff$/i, 'cache-control': /=31536000.*immutable/ }

/** Examples of the redirects of spec 2. */
const redirects = { '/': '/en', '/kontakt': '/en/contact', '/uber-uns': '/de/uber-uns', '/EN': '/en' }

/** Checks all that does not need the Supabase project. Returns the code of all scripts, or '' if the site is closed. */
export async function checkSite(target: Target): Promise<string> {
  const { site, send, report } = target
  const load = async (path: string): Promise<Page> => {
    const response = await send(site + path)
    return { path, status: response.status, headers: response.headers, text: await response.text() }
  }
  const home = await load('/en')
  if (home.status === 401) {
    report(`${site} asks visitors for a password`, 'Switch password protection off at the host.')
    return ''
  }
  const files = await inBatches(['/robots.txt', '/sitemap.xml'], load)
  const urls = [...(files[1]?.text ?? '').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url))
  const listed = await inBatches(urls, ({ pathname }) => load(pathname))
  // The last page is an offer that is newer than the build, which has no file of its own.
  const others = await inBatches(['/tb_admin', '/tb_admin/case-studies', '/en/it-projects/999999999'], load)
  const pages = [home, ...listed, ...others]
  report('Pages do not open', publishAgain, pages.filter((page) => !isOpen(page)).map(answerOf))
  const unknown = await inBatches(['/en/this-page-does-not-exist', '/assets/does-not-exist.js'], load)
  report(
    'Unknown addresses do not answer 404',
    'Switch off at the host that unknown addresses get the home page (“single-page app”).',
    unknown.filter(({ status }) => status !== 404).map(answerOf),
  )
  const wrong = await inBatches(Object.entries(redirects), async ([path, expected]) => {
    const page = await load(path)
    return new URL(page.headers.get('location') ?? '/-', site).href === site + expected
      ? []
      : [answerOf(page)]
  })
  report('Addresses are not redirected', publishAgain, wrong.flat())
  await checkHttps(target)
  checkIdentity(target, home, listed, files)
  checkPlaceholders(target, listed)
  const assets = await loadAssets(target, load, pages)
  checkHeaders(target, pages.filter(isOpen), assets)
  const code = assets.map(({ text }) => text).join('\n')
  checkForSecretKey(target, code)
  return code
}

/** Calls `work` for ten items at a time, so that a host does not mistake the check for an attack. */
export async function inBatches<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 10)
    results.push(...(await Promise.all(items.slice(start, start + 10).map(work))))
  return results
}

const isOpen = ({ status }: Page) => status === 200
const answerOf = ({ path, status }: Page) => `${path} (status ${status})`
const pathOf = ({ path }: Page) => path

async function checkHttps({ site, send, report }: Target) {
  const { protocol, host, port } = new URL(site)
  const response = port ? undefined : await send(`http://${host}/en`).catch(() => undefined)
  if (protocol !== 'https:' || (response && !response.headers.get('location')?.startsWith('https:')))
    report(`${site} can be opened without HTTPS`, 'Switch on HTTPS at the host, and “Force HTTPS”.')
}

const canonicalOf = ({ text }: Page) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] ?? ''
const titleOf = ({ text }: Page) => /<title[^>]*>([^<]*)/.exec(text)?.[1]

/** Checks that each page is itself, names this site as its address, and may be listed by search engines. */
function checkIdentity({ site, report }: Target, home: Page, pages: Page[], files: Page[]) {
  report(
    `Files do not name ${site} as the address of the site`,
    `Build the site with VITE_SITE_URL=${site}, and publish all files of this build.`,
    [...files, home].filter(({ text }) => !text.includes(`${site}/`)).map(pathOf),
  )
  const isOther = (page: Page) =>
    !canonicalOf(page).endsWith(page.path) || (page.path !== home.path && titleOf(page) === titleOf(home))
  report('Addresses show another page', publishAgain, pages.filter(isOpen).filter(isOther).map(pathOf))
  const isHidden = ({ headers, text }: Page) =>
    headers.get('x-robots-tag')?.includes('noindex') ??
    /<meta name="robots" content="[^"]*noindex|^Disallow: *\/\s*$/m.test(text)
  report(
    'Search engines are told to leave out pages',
    'Remove the header X-Robots-Tag at the host, and publish `robots.txt` and the pages as they were built.',
    [...pages, ...files].filter(isHidden).map(pathOf),
  )
}

/** Loads the scripts and styles that the pages name, and then the scripts that these scripts name. */
async function loadAssets({ report }: Target, load: (path: string) => Promise<Page>, pages: Page[]) {
  const assetName = /(?:\/assets\/|["'`](?:assets|\.)\/)([\w.-]+\.(?:js|css))\b/g
  const namedIn = ({ text }: Page) => [...text.matchAll(assetName)].map(([, name]) => `/assets/${name}`)
  const assets = new Map<string, Page>()
  for (let next = pages; next.length > 0;) {
    const paths = new Set(next.flatMap(namedIn).filter((path) => !assets.has(path)))
    next = await inBatches([...paths], load)
    for (const asset of next) assets.set(asset.path, asset)
  }
  const isMissing = (asset: Page) =>
    !isOpen(asset) || !/javascript|css/.test(asset.headers.get('content-type') ?? '')
  const missing = [...assets.values()].filter(isMissing)
  const broken = pages.filter((page) =>
    namedIn(page).some((path) => missing.some((asset) => asset.path === path)),
  )
  report('Scripts or styles are missing', publishAgain, [...missing.map(answerOf), ...broken.map(pathOf)])
  return [...assets.values()].filter((asset) => !isMissing(asset))
}

function checkHeaders({ report }: Target, pages: Page[], assets: Page[]) {
  const faultsOf = ({ headers }: Page, expected: Record<string, RegExp>) =>
    Object.entries(expected)
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`)
  report(
    'Headers are not those of the build',
    'Publish the file `_headers` of `dist/` on a host that applies it, and set no other headers there.',
    [
      ...pages.flatMap((page) => faultsOf(page, pageHeaders)),
      ...assets.flatMap((asset) => faultsOf(asset, assetHeaders)),
    ],
  )
  report(
    'The content security policy is not that of the build',
    'Publish `_headers` and the pages from one build, and set no policy in the settings of the host.',
    pages.flatMap(policyFaultsOf),
  )
}

function policyFaultsOf({ path, headers, text }: Page): string[] {
  const policy = headers.get('content-security-policy')
  if (!policy) return []
  const required = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]
  const forbidden = /'unsafe-[\w-]+'|[ .]\*|\bhttp:/.exec(policy) ?? []
  const inline = [
    ...text.matchAll(/<(?:script|style)(?![^>]*(?: src=|json))[^>]*>([\s\S]*?)<\/(?:script|style)>/g),
  ]
  const hashes = inline.map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
  return [
    ...required.filter((directive) => !policy.includes(directive)).map((directive) => `no ${directive}`),
    ...forbidden.map((source) => `${source} is allowed`),
    ...hashes.filter((hash) => !policy.includes(hash)).map(() => `blocks a script or style of ${path}`),
  ]
}

function checkForSecretKey({ site, report }: Target, code: string) {
  const tokens = [...code.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)]
  const isSecret = (payload = '') => Buffer.from(payload, 'base64url').includes('"service_role"')
  if (/sb_secret_\w{10}/.test(code) || tokens.some(([, payload]) => isSecret(payload)))
    report(
      `The scripts of ${site} contain a secret key, with which everybody can read and change all data`,
      'Delete this key in the project now (Project Settings → API Keys). Build and publish with the publishable key.',
    )
}

/** Reports what the owner has not replaced yet (D62). */
function checkPlaceholders({ site, report }: Target, pages: Page[]) {
  const plain = (html: string) => html.replace(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}.@]+/gu, ' ').replace(/ +/g, ' ')
  const texts = pages.map(({ text }) => plain(text.replaceAll(site, '')))
  // The last long text in the row of a demonstration study is its quotation.
  const quotations = globSync(`${import.meta.dirname}/../supabase/seeds/*.sql`)
    .flatMap((file) => readFileSync(file, 'utf8').split(/^\('/m))
    .flatMap((row) => [...row.matchAll(/\$html\$(.*?)\$html\$/gs)].at(-1)?.[1] ?? [])
  const placeholders = ['example.com', '00 000 000', ...quotations.map((text) => plain(text).slice(0, 40))]
  report(
    'The site still shows placeholders and quotations of demonstration clients',
    'Replace them in `src/config/company.ts`, in the texts and in the case studies, then build and publish.',
    placeholders.filter((words) => texts.some((text) => text.includes(words))).map((words) => `“${words}”`),
  )
}
