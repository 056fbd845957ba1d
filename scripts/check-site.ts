import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

export interface Target {
  /** Origin of the site, without a trailing slash. */
  site: string
  send: (url: string, init?: RequestInit) => Promise<Response>
  report: (problem: string, remedy: string) => void
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

/** Examples of the redirects of spec 2, and addresses that must not exist. */
const redirects = { '/': '/en', '/kontakt': '/en/contact', '/uber-uns': '/de/uber-uns', '/EN': '/en' }
const unknown = ['/en/this-page-does-not-exist', '/assets/this-file-does-not-exist.js']

/** Checks all that does not need the Supabase project. Returns the code of all scripts, or '' if the site is closed. */
export async function checkSite(target: Target): Promise<string> {
  const { site, send, report } = target
  const load = async (path: string): Promise<Page> => {
    const response = await send(site + path)
    return { path, status: response.status, headers: response.headers, text: await response.text() }
  }
  const home = await load('/en')
  if (home.status === 401) {
    report(`${site} asks visitors for a password.`, 'Switch password protection off at the host.')
    return ''
  }
  const files = await inBatches(['/robots.txt', '/sitemap.xml'], load)
  const urls = [...(files[1]?.text ?? '').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url))
  const listed = await inBatches(urls, ({ pathname }) => load(pathname))
  // The last page is an offer that is newer than the build, which has no file of its own.
  const others = await inBatches(['/tb_admin', '/tb_admin/case-studies', '/en/it-projects/999999999'], load)
  const pages = [home, ...listed, ...others]
  const closed = pages.filter(({ status }) => status !== 200)
  if (closed.length > 0)
    report(
      `${closed.length} of ${pages.length} pages do not open: ${listOf(closed.map(answerOf))}.`,
      publishAgain,
    )

  await checkHttps(target)
  const missing = (await inBatches(unknown, load)).filter(({ status }) => status !== 404)
  if (missing.length > 0)
    report(
      `Unknown addresses do not answer 404: ${listOf(missing.map(answerOf))}.`,
      'Switch off at the host that unknown addresses get the home page (“single-page app”).',
    )
  const moved = await inBatches(Object.keys(redirects), load)
  const unmoved = moved.filter(
    ({ path, headers }) =>
      new URL(headers.get('location') ?? '/-', site).href !==
      site + redirects[path as keyof typeof redirects],
  )
  if (unmoved.length > 0)
    report(`Addresses are not redirected: ${listOf(unmoved.map(answerOf))}.`, publishAgain)

  checkIdentity(target, home, listed, files)
  const assets = await loadAssets(target, load, pages)
  checkHeaders(target, pages.filter(isOpen), assets)
  checkPlaceholders(target, listed)
  return assets.map(({ text }) => text).join('\n')
}

/** Calls `work` for ten items at a time, so that a host does not mistake the check for an attack. */
export async function inBatches<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 10)
    results.push(...(await Promise.all(items.slice(start, start + 10).map(work))))
  return results
}

const answerOf = ({ path, status }: Page) => `${path} (status ${status})`
const isOpen = ({ status }: Page) => status === 200

/** Joins the different texts, four at most. */
export function listOf(texts: readonly string[]): string {
  const all = [...new Set(texts)]
  return all.slice(0, 4).join(', ') + (all.length > 4 ? ` and ${all.length - 4} more` : '')
}

async function checkHttps({ site, send, report }: Target) {
  const { protocol, host, port } = new URL(site)
  const response = port ? undefined : await send(`http://${host}/en`).catch(() => undefined)
  if (protocol !== 'https:' || (response && !response.headers.get('location')?.startsWith('https:')))
    report(`${site} can be opened without HTTPS.`, 'Switch on HTTPS at the host, and “Force HTTPS”.')
}

const canonicalOf = ({ text }: Page) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] ?? ''
const titleOf = ({ text }: Page) => /<title[^>]*>([^<]*)/.exec(text)?.[1]

/** Checks that each page is itself, names this site as its address, and may be listed by search engines. */
function checkIdentity({ site, report }: Target, home: Page, pages: Page[], files: Page[]) {
  const strangers = [...files, home].filter(({ text }) => !text.includes(`${site}/`))
  if (strangers.length > 0)
    report(
      `${listOf(strangers.map(({ path }) => path))} do not name ${site} as the address of the site.`,
      `Build the site with VITE_SITE_URL=${site}, and publish all files of this build.`,
    )
  const swapped = pages.filter(isOpen).filter((page) => {
    const isHome = page.path === home.path
    const hasOwnTitle = titleOf(page) && (isHome || titleOf(page) !== titleOf(home))
    return !hasOwnTitle || !canonicalOf(page).endsWith(page.path)
  })
  if (swapped.length > 0)
    report(`Addresses show another page: ${listOf(swapped.map(({ path }) => path))}.`, publishAgain)
  const hidden = [...pages, ...files].filter(
    ({ headers, text }) =>
      headers.get('x-robots-tag')?.includes('noindex') ??
      /<meta name="robots" content="[^"]*noindex|^Disallow: *\/\s*$/m.test(text),
  )
  if (hidden.length > 0)
    report(
      `Search engines are told to leave out pages: ${listOf(hidden.map(({ path }) => path))}.`,
      'Remove the header X-Robots-Tag at the host, and publish `robots.txt` and the pages as they were built.',
    )
}

/** Loads the scripts and styles that the pages name, and then the scripts that these scripts name. */
async function loadAssets({ report }: Target, load: (path: string) => Promise<Page>, pages: Page[]) {
  const namedIn = ({ text }: Page) =>
    [...text.matchAll(/(?:\/assets\/|["'`](?:assets|\.)\/)([\w.-]+\.(?:js|css))\b/g)].map(
      ([, name]) => `/assets/${name}`,
    )
  const assets = new Map<string, Page>()
  for (let next = pages; next.length > 0;) {
    const paths = new Set(next.flatMap(namedIn).filter((path) => !assets.has(path)))
    next = await inBatches([...paths], load)
    for (const asset of next) assets.set(asset.path, asset)
  }
  const isUsable = (asset: Page) =>
    isOpen(asset) && /javascript|css/.test(asset.headers.get('content-type') ?? '')
  const missing = [...assets.values()].filter((asset) => !isUsable(asset)).map(({ path }) => path)
  const broken = pages.filter((page) => namedIn(page).some((path) => missing.includes(path)))
  if (missing.length > 0)
    report(
      `Scripts or styles of ${listOf(broken.map(({ path }) => path))} are missing: ${listOf(missing)}.`,
      publishAgain,
    )
  return [...assets.values()].filter(isUsable)
}

function checkHeaders({ report }: Target, pages: Page[], assets: Page[]) {
  const faultsOf = ({ headers }: Page, expected: Record<string, RegExp>) =>
    Object.entries(expected).flatMap(([name, pattern]) => {
      const value = headers.get(name)
      return pattern.test(value ?? '') ? [] : [`${name} is ${value ?? 'missing'}`]
    })
  const wrong = [
    ...pages.flatMap((page) => faultsOf(page, pageHeaders)),
    ...assets.flatMap((asset) => faultsOf(asset, assetHeaders)),
  ]
  if (wrong.length > 0)
    report(
      `Headers are not those of the build: ${listOf(wrong)}.`,
      'Publish the file `_headers` of `dist/` on a host that applies it, and set no other headers there.',
    )
  const weak = pages.flatMap(policyFaultsOf)
  if (weak.length > 0)
    report(
      `The content security policy is not that of the build: ${listOf(weak)}.`,
      'Publish `_headers` and the pages from one build, and set no policy in the settings of the host.',
    )
}

function policyFaultsOf({ path, headers, text }: Page): string[] {
  const policy = headers.get('content-security-policy')
  if (!policy) return []
  const required = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]
  const lacking = required.filter((directive) => !policy.includes(directive))
  const inline = [...text.matchAll(/<(script|style)(?![^>]*(?: src=|json))[^>]*>([\s\S]*?)<\/\1>/g)]
  const blocked = inline.filter(
    ([, , code = '']) => !policy.includes(createHash('sha256').update(code).digest('base64')),
  )
  return [
    ...lacking.map((directive) => `${directive} is missing`),
    ...(/'unsafe-[\w-]+'|[ .]\*|\bhttp:/.exec(policy) ?? []).map((source) => `${source} is allowed`),
    ...blocked.map(([, tag]) => `a <${tag}> of ${path} is blocked`),
  ]
}

/** Reports what the owner has not replaced yet (D62). */
function checkPlaceholders({ site, report }: Target, pages: Page[]) {
  const plain = (html: string) => html.replace(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}.@]+/gu, ' ').replace(/ +/g, ' ')
  const texts = pages.map(({ text }) => plain(text.replaceAll(site, '')))
  const isShown = (words: string) => texts.some((text) => text.includes(words))
  // The last long text in the row of a demonstration study is its quotation.
  const quotations = globSync(`${import.meta.dirname}/../supabase/seeds/*.sql`)
    .flatMap((file) => readFileSync(file, 'utf8').split(/^\('/m))
    .flatMap((row) => [...row.matchAll(/\$html\$(.*?)\$html\$/gs)].at(-1)?.[1] ?? [])
  const invented = quotations.filter((quotation) => isShown(plain(quotation).slice(0, 40)))
  const left = ['example.com', '00 000 000'].filter(isShown).map((text) => `“${text}”`)
  if (invented.length > 0) left.push(`${invented.length} quotations of demonstration clients`)
  if (left.length > 0)
    report(
      `The site still shows placeholders: ${left.join(', ')}.`,
      'Replace them in `src/config/company.ts`, in the texts and in the case studies, then build and publish.',
    )
}
