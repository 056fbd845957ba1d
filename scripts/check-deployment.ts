/**
 * Checks a running site and its Supabase project, and prints what is wrong and what to do (D51). Sends what a visitor
 * could send. One request stores an enquiry that counts as suspected spam, so it is not mailed. Ends with exit code 1
 * if something is wrong.
 *
 *   npm run check:deployment -- https://www.example.com
 *   --supabase <url> --key <key>   the project and its publishable key, if the scripts of the site do not name them
 */
import { parseArgs } from 'node:util'

import { isSecretKey } from '../src/config/env-schema.ts'
import { honeypotField } from '../supabase/functions/_shared/contracts/honeypot.ts'
import { headers as builtHeaders } from './build/headers.ts'
import { inParallel } from './build/in-parallel.ts'
import { headersFor, parseHostFiles } from './build/static-host.ts'

const nameProject = 'Build the site with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, and publish it.'
const publishAgain = 'Publish all files of `dist/` from one build, on a host that applies `_redirects`.'

/** Addresses that are not pages. Each has the status of the answer, or the address to which it redirects (spec 2). */
const otherAddresses: Record<string, number | string> = {
  '/': '/en',
  '/kontakt': '/en/contact',
  '/uber-uns': '/de/uber-uns',
  '/EN': '/en',
  '/en/this-page-does-not-exist': 404,
  '/assets/does-not-exist.js': 404,
}

/** What the owner replaces (D62). The persons are those of the demonstration quotations. */
const placeholders = [
  'example.com',
  '00 000 000',
  ...['Example Magazine', 'Example Ranking', 'Example Reviews', 'Example Business Review'],
  ...['Martin K.', 'Peter B.', 'Róbert S.', 'Jana H.'],
]

/** An offer that is newer than the build. */
const newOffer = '/en/it-projects/999999999'

/** What visitors may read, each with a filter for rows that they must not see. */
const readable: Record<string, string> = {
  case_studies: 'published=is.false',
  offers: 'status=neq.1',
  offer_locations: 'location=is.null',
  'rpc/search_offers': 'words=[["react"]]&status=neq.1',
}
/** What visitors must not read or call. A GET request cannot write. */
const closed = [
  ...['admins', 'case_study_history', 'rate_limits', 'submissions', 'submission_counts'],
  ...['rpc/claim_submission', 'rpc/purge_expired', 'rpc/resend_submissions?from_state=none'],
]
/** Tables into which visitors must not insert rows, each with a required column. A row without it is not stored. */
const tables: Record<string, string> = {
  admins: 'user_id',
  case_studies: 'slug',
  case_study_history: 'slug',
  offers: 'title',
  rate_limits: 'subject',
  submissions: 'form',
}

/** Each function with a harmless request, and the answers to it that show that the function works. */
const functions = [
  {
    // An enquiry that counts as suspected spam. The key is always the same, so it is stored only once.
    path: 'send-contact-email?idempotency-key=c4ec0000-0000-4000-8000-000000000000',
    body: {
      name: 'npm run check:deployment',
      email: 'check@example.com',
      message: 'This enquiry shows that enquiries can be stored.',
      gdprConsent: true,
      [honeypotField]: 'check',
    },
    works: [200, 429],
  },
  { path: 'create-case-study-translations', body: {}, works: [401] },
]
const functionRemedies: Record<string, string> = {
  origin_not_allowed: 'Add the origin of the site to the secret ALLOWED_ORIGINS.',
  storage_unavailable: 'No enquiry can be stored. Push all migrations, then read the log of the function.',
  401: 'Deploy it again, so that `verify_jwt = false` of supabase/config.toml applies.',
  404: 'Deploy the functions.',
}

interface Finding {
  problem: string
  remedy: string
}
interface Page {
  path: string
  status: number
  headers: Headers
  text: string
}
type Site = Awaited<ReturnType<typeof loadSite>>
type Send = (url: string, init?: RequestInit) => Promise<Response>
/** Sends a request such as `GET /rest/v1/offers` to the project with the publishable key, as a page would. */
type Ask = (request: string, body?: object) => Promise<Response>

class NoResponseError extends Error {}

/** @param url origin of the site, such as `https://www.example.com`, without a trailing slash */
export async function checkDeployment(
  url: string,
  options: { supabase?: string | undefined; key?: string | undefined; fetch?: Send } = {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  const send: Send = (address, init) => {
    const request = { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init } as const
    return (options.fetch ?? fetch)(address, request).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause ? error.cause : error
      throw new NoResponseError(`${new URL(address).origin} does not respond (${String(cause)})`)
    })
  }
  try {
    if ((await send(`${url}/en`)).status === 401)
      return finding(`${url} asks visitors for a password`, 'Switch password protection off at the host.')
    const site = await loadSite(url, send)
    for (const check of [checkPages, checkHeaders, checkPlaceholders, checkSecretKey])
      findings.push(...check(site))
    findings.push(...(await checkOtherAddresses(url, send)))

    const code = codeOf(site)
    const project = options.supabase ?? /get supabaseUrl\(\)\{return\s*["'`](.*?)["'`]/.exec(code)?.[1]
    const key = options.key ?? /supabasePublishableKey:["'`](.*?)["'`]/.exec(code)?.[1]
    const ask: Ask = (request, body) => {
      const [method = '', path] = request.split(' ')
      const headers = { apikey: `${key}`, origin: url, 'content-type': 'application/json' }
      return send(`${project}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    }
    if (project && key)
      for (const check of [checkFunctions, checkAccounts, checkRights, checkBucket])
        findings.push(...(await check(ask, url, project)))
    else findings.push(...finding('The scripts of the site name no Supabase project', nameProject))
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    const remedy = 'Check the URL. If it belongs to a Supabase project, check that the project is not paused.'
    findings.push(...finding(error.message, remedy))
  }
  return findings
}

/** Returns a finding that names some of the `items`. If `items` is empty, there is no finding. */
function finding(problem: string, remedy: string, items?: string[]): Finding[] {
  if (!items) return [{ problem: `${problem}.`, remedy }]
  const names = [...new Set(items)]
  const more = names.length > 4 ? ` and ${names.length - 4} more` : ''
  return names.length > 0 ? [{ problem: `${problem}: ${names.slice(0, 4).join(', ')}${more}.`, remedy }] : []
}

/** Loads all pages, the scripts and styles that they name, and the scripts that these scripts name. */
async function loadSite(url: string, send: Send) {
  const load = (paths: string[]) =>
    inParallel(paths, async (path): Promise<Page> => {
      const response = await send(url + path)
      return { path, status: response.status, headers: response.headers, text: await response.text() }
    })
  const files = await load(['/robots.txt', '/sitemap.xml'])
  const locations = files.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)/g)])
  const listed = locations.map(([, location = '']) => new URL(location).pathname)
  const pages = await load(['/en', ...listed, '/tb_admin', '/tb_admin/case-studies', newOffer])
  const assets = new Map<string, Page>()
  const assetName = /(?:\/assets\/|["'`](?:assets|\.)\/)([\w.-]+\.(?:js|css))\b/g
  for (let next = pages; next.length > 0;) {
    const paths = next.flatMap(({ text }) =>
      [...text.matchAll(assetName)].map(([, name]) => `/assets/${name}`),
    )
    next = await load([...new Set(paths)].filter((path) => !assets.has(path)))
    for (const asset of next) assets.set(asset.path, asset)
  }
  return { url, files, pages, assets: [...assets.values()] }
}

/** A page that is newer than the build has the status 404. */
const isOpen = ({ path, status }: Page) => status === (path === newOffer ? 404 : 200)
const isAsset = (page: Page) => isOpen(page) && /javascript|css/.test(page.headers.get('content-type') ?? '')
const answerOf = ({ path, status }: Page) => `${path} (status ${status})`
const pathOf = ({ path }: Page) => path

function checkPages({ url, files, pages, assets }: Site) {
  const closed = [...pages.filter((page) => !isOpen(page)), ...assets.filter((asset) => !isAsset(asset))]
  const canonicalOf = ({ text }: Page) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1]
  const isForeign = (page: Page) => (canonicalOf(page) ?? url + page.path) !== url + page.path
  const foreign = [...files.filter(({ text }) => !text.includes(`${url}/`)), ...pages.filter(isForeign)]
  const isHidden = ({ headers, text }: Page) =>
    headers.get('x-robots-tag')?.includes('noindex') ??
    /<meta name="robots" content="[^"]*noindex|^Disallow: *\/\s*$/m.test(text)
  return [
    ...finding('Pages, scripts or styles do not open', publishAgain, closed.map(answerOf)),
    ...finding(
      'Files do not name their own address',
      `Build the site with VITE_SITE_URL=${url}. ${publishAgain}`,
      foreign.map(pathOf),
    ),
    ...finding(
      'Search engines are told to leave out pages',
      'Remove the header X-Robots-Tag at the host, and publish `robots.txt` and the pages as they were built.',
      [...files, ...pages].filter(isHidden).map(pathOf),
    ),
  ]
}

async function checkOtherAddresses(url: string, send: Send) {
  const wrong = await inParallel(Object.entries(otherAddresses), async ([path, expected]) => {
    const { status, headers } = await send(url + path)
    const location = headers.get('location') ?? ''
    return status === expected || location.replace(url, '') === expected ? [] : [`${path} (status ${status})`]
  })
  const singlePageApp = 'Switch off there that unknown addresses get the home page (“single-page app”).'
  return finding('Addresses answer wrongly', `${publishAgain} ${singlePageApp}`, wrong.flat())
}

/** Compares the headers with those of a build with the policy that each page contains. */
function checkHeaders({ pages, assets }: Site) {
  const wrong = [...pages, ...assets.filter(isAsset)].filter(isOpen).flatMap((page) => {
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page.text) ?? []
    const built = parseHostFiles('', builtHeaders(`${policy}; frame-ancestors 'none'`))
    return [...headersFor(built, page.path)]
      .filter(([name, value]) => page.headers.get(name) !== value)
      .map(([name]) => `${name} of ${page.path}`)
  })
  const remedy =
    'Publish `_headers` and the pages from one build. Set no other headers in the settings of the host.'
  return finding('Headers are not those of the build', remedy, wrong)
}

function checkPlaceholders({ pages }: Site) {
  const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join()
  return finding(
    'The site still shows placeholders or quotations of demonstration clients',
    'Replace them in `src/config/company.ts`, in the texts and in the case studies, then build and publish.',
    placeholders.filter((placeholder) => text.includes(placeholder)).map((words) => `“${words}”`),
  )
}

const codeOf = ({ assets }: Site) => assets.map(({ text }) => text).join('\n')

function checkSecretKey(site: Site) {
  const keys = codeOf(site).match(/sb_secret_\w{10}|eyJ[\w-]+\.eyJ[\w-]+\./g) ?? []
  if (!keys.some(isSecretKey)) return []
  return finding(
    'The scripts of the site contain a secret key, with which everybody can read and change all data',
    'Delete this key in the project now (Project Settings → API Keys). Build and publish with the publishable key.',
  )
}

const allowsOrigin = ({ headers }: Response, url: string) =>
  ['*', url].includes(headers.get('access-control-allow-origin') ?? '')

/** Stops at the first function that does not work, because the next one usually has the same fault. */
async function checkFunctions(ask: Ask, url: string, project: string) {
  const browserHeaders = ['apikey', 'authorization', 'content-type', 'x-client-info']
  for (const { path, body, works } of functions) {
    const name = path.split('?')[0]
    const response = await ask(`POST /functions/v1/${path}`, body)
    const text = await response.text()
    // Our functions answer `{"ok":true}` or `{"error":{"code"}}`, the platform answers `{"code"}`.
    const code = /"error":\{"code":"(\w+)"/.exec(text)?.[1]
    if (!works.includes(response.status) || (!code && !response.ok))
      return finding(
        `The function ${name} does not work (status ${response.status}, ${code ?? text.slice(0, 100)})`,
        functionRemedies[code ?? response.status] ??
          'Read its log (Edge Functions). Usually a secret is missing, or the function is older than the site.',
      )
    if (project === url) continue
    const preflight = await ask(`OPTIONS /functions/v1/${path}`)
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    if (!allowsOrigin(preflight, url) || !browserHeaders.every((header) => allowed.includes(header)))
      return finding(
        `Browsers may not call the function ${name} from ${url}`,
        `Let the gateway that answers preflight requests allow ${url} and ${browserHeaders.join(', ')}.`,
      )
  }
  return []
}

async function checkAccounts(ask: Ask) {
  const providers = '(Authentication → Sign In / Providers)'
  const response = await ask('GET /auth/v1/settings')
  if (!response.ok)
    return finding(
      `The project answers ${response.status} to the publishable key`,
      'Check that the project is not paused and that the key in the scripts of the site belongs to it.',
    )
  const { disable_signup, external } = (await response.json()) as {
    disable_signup: boolean
    external: { email: boolean; anonymous_users: boolean }
  }
  const isSafe = disable_signup && !external.anonymous_users
  return [
    ...(isSafe
      ? []
      : finding(
          'Everybody can create an account',
          `Switch sign-ups and anonymous sign-ins off ${providers}.`,
        )),
    ...(external.email
      ? []
      : finding('Administrators cannot sign in', `Switch the provider Email on ${providers}.`)),
  ]
}

async function checkRights(ask: Ask, url: string) {
  const isRefused = ({ status }: Response) => [401, 403, 404].includes(status)
  const reads = await inParallel(closed, async (name) =>
    isRefused(await ask(`GET /rest/v1/${name}`)) ? [] : [`GET ${name}`],
  )
  const inserts = await inParallel(Object.entries(tables), async ([name, column]) =>
    isRefused(await ask(`POST /rest/v1/${name}`, { [column]: null })) ? [] : [`POST ${name}`],
  )
  const contents = await inParallel(Object.entries(readable), async ([name, filter]) => {
    const response = await ask(`GET /rest/v1/${name}?select=*&${filter}`)
    return { name, isReadable: response.ok && allowsOrigin(response, url), rows: await response.text() }
  })
  const leaks = contents.filter(({ isReadable, rows }) => isReadable && rows !== '[]')
  return [
    ...finding(
      'Visitors have rights that they should not have',
      'Compare the rights with supabase/migrations/ and take back what was granted by hand.',
      [...reads.flat(), ...inserts.flat(), ...leaks.map(({ name }) => `GET hidden rows of ${name}`)],
    ),
    ...finding(
      `Visitors of ${url} cannot read the content`,
      `Push all migrations. Check that the key belongs to the project, and that its gateway allows ${url}.`,
      contents.filter(({ isReadable }) => !isReadable).map(({ name }) => name),
    ),
  ]
}

async function checkBucket(ask: Ask) {
  const file = await ask('GET /storage/v1/object/public/case-studies/this-file-does-not-exist.png')
  const list = await ask('POST /storage/v1/object/list/case-studies', { prefix: '', limit: 1 })
  return finding(
    'Wrong settings of the bucket case-studies (Storage)',
    'Push the migrations, make the bucket public, and delete policies that are not in supabase/migrations/.',
    [
      ...((await file.text()).includes('Bucket not found') ? ['pictures are not shown'] : []),
      ...(list.ok && (await list.text()) !== '[]' ? ['visitors can list the pictures, also of drafts'] : []),
    ],
  )
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { supabase: { type: 'string' }, key: { type: 'string' } },
  })
  const { origin } = new URL(positionals[0] ?? 'The URL of the site is missing')
  const findings = await checkDeployment(origin, values)
  for (const { problem, remedy } of findings) console.info(`${problem}\n   Remedy: ${remedy}\n`)
  console.info(`${origin}: ${findings.length} problem(s)`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
