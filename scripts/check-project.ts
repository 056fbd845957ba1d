import { globSync, readFileSync } from 'node:fs'

import { honeypotField } from '../supabase/functions/_shared/contracts/honeypot.ts'
import { inBatches, type Target } from './check-site.ts'

/** Sends a request to a path of the project with the publishable key, as a page of the site would. */
type Ask = (method: string, path: string, body?: object) => Promise<Response>

/** @param key publishable key of the project */
export async function checkProject(target: Target, url: string, key: string): Promise<void> {
  const { site, send, report } = target
  const ask: Ask = (method, path, body) =>
    send(url + path, {
      method,
      headers: { apikey: key, origin: site, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const policy = (await send(`${site}/en`)).headers.get('content-security-policy') ?? url
  if (!policy.includes(url) && url !== site)
    report(
      `The content security policy of ${site} forbids requests to ${url}, so forms and offers cannot work`,
      `Build the site with VITE_SUPABASE_URL=${url}, and publish all files of this build.`,
    )
  await checkFunctions(target, ask, url !== site)
  await checkAccounts(target, ask)
  await checkRights(target, ask)
  await checkBucket(target, ask)
}

/** Each function with a harmless request, and the answers to it that show that the function works. */
const functions = [
  {
    name: 'send-contact-email',
    // An enquiry that counts as suspected spam. The key is always the same, so it is stored only once.
    query: '?idempotency-key=c4ec0000-0000-4000-8000-000000000000',
    body: {
      name: 'npm run check:deployment',
      email: 'check@example.com',
      message: 'This enquiry shows that enquiries can be stored.',
      gdprConsent: true,
      [honeypotField]: 'check',
    },
    works: [200, 429],
    browserHeaders: ['apikey', 'content-type'],
  },
  {
    name: 'create-case-study-translations',
    query: '',
    body: {},
    works: [401],
    browserHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info'],
  },
]

async function checkFunctions({ site, report }: Target, ask: Ask, needsPreflight: boolean) {
  for (const { name, query, body, works, browserHeaders } of functions) {
    const response = await ask('POST', `/functions/v1/${name}${query}`, body)
    const text = await response.text()
    // Our functions answer `{"ok":true}` or `{"error":{"code"}}`, the platform answers `{"code"}`.
    const code = /"error":\{"code":"(\w+)"/.exec(text)?.[1]
    if (!works.includes(response.status) || (!code && !response.ok)) {
      const answer = `status ${response.status}, ${code ?? text.slice(0, 100)}`
      report(`The function ${name} does not work (${answer})`, remedyFor(response.status, code, site))
      // The other function would fail for the same reason.
      if (code === 'origin_not_allowed') return
      continue
    }
    if (!needsPreflight) continue
    const { headers } = await ask('OPTIONS', `/functions/v1/${name}`)
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    const isAllowed = ['*', site].includes(headers.get('access-control-allow-origin') ?? '')
    if (!isAllowed || !browserHeaders.every((header) => allowed.includes(header)))
      report(
        `Browsers may not call the function ${name} from ${site}`,
        `Let the gateway that answers preflight requests allow ${site} and ${browserHeaders.join(', ')}.`,
      )
  }
}

function remedyFor(status: number, code: string | undefined, site: string): string {
  if (code === 'origin_not_allowed') return `Add ${site} to the secret ALLOWED_ORIGINS.`
  if (code === 'storage_unavailable')
    return 'No enquiry can be stored. Push all migrations, then read its log.'
  if (status === 404) return 'Deploy the functions.'
  if (status === 401) return 'Deploy it again, so that `verify_jwt = false` of supabase/config.toml applies.'
  return 'Read its log (Edge Functions). Usually a secret is missing, or the function is older than the site.'
}

async function checkAccounts({ report }: Target, ask: Ask) {
  const response = await ask('GET', '/auth/v1/settings')
  const providers = '(Authentication → Sign In / Providers).'
  if (!response.ok) {
    report(
      `The project answers ${response.status} to the publishable key`,
      'Check that the project is not paused and that the key in the scripts of the site belongs to it.',
    )
    return
  }
  const settings = (await response.json()) as {
    disable_signup: boolean
    external: { email: boolean; anonymous_users: boolean }
  }
  if (!settings.disable_signup)
    report('Everybody can create an account', `Switch “Allow new users to sign up” off ${providers}`)
  if (settings.external.anonymous_users)
    report('Everybody can sign in without an account', `Switch “Allow anonymous sign-ins” off ${providers}`)
  if (!settings.external.email)
    report('Administrators cannot sign in', `Switch the provider “Email” on ${providers}`)
}

/** What visitors may read, with a filter for rows that they must not see. */
const readable: Record<string, string> = {
  case_studies: 'published=is.false',
  offers: 'status=neq.1',
  offer_locations: 'location=is.null',
  'rpc/search_offers': 'words=[["react"]]&status=neq.1',
}

async function checkRights({ site, report }: Target, ask: Ask) {
  const restore = 'Compare the rights with supabase/migrations/ and take back what was granted by hand.'
  const attempts = await inBatches(closedRequests(), async ([method, path, body]) => {
    const { status } = await ask(method, `/rest/v1/${path}`, body)
    return [401, 403, 404].includes(status) ? [] : [`${method} ${path}`]
  })
  // Hosted projects show this description only with a secret key.
  const description = await ask('GET', '/rest/v1/')
  const { paths = {} } = (description.ok ? await description.json() : {}) as { paths?: object }
  const unknown = Object.keys(paths).filter((path) => path !== '/' && !(path.slice(1) in readable))
  report('Visitors have rights that they should not have', restore, [...attempts.flat(), ...unknown])

  const reads = await inBatches(Object.entries(readable), async ([name, filter]) => {
    const response = await ask('GET', `/rest/v1/${name}?select=*&${filter}`)
    const isAllowed = ['*', site].includes(response.headers.get('access-control-allow-origin') ?? '')
    return { name, isReadable: response.ok && isAllowed, rows: await response.text() }
  })
  report(
    `Visitors of ${site} cannot read the content`,
    `Push all migrations. Check that the publishable key belongs to the project, and that its gateway allows ${site}.`,
    reads.filter(({ isReadable }) => !isReadable).map(({ name }) => name),
  )
  report(
    'Visitors can read drafts or inactive offers',
    restore,
    reads.filter(({ isReadable, rows }) => isReadable && rows !== '[]').map(({ name }) => name),
  )
  if ((await ask('POST', '/graphql/v1', { query: '{ __typename }' })).ok)
    report('GraphQL is open, but the site does not use it', 'Switch the extension pg_graphql off.')
}

/**
 * Returns requests that read, write and call what the migrations create. No request does harm if it is allowed: it
 * leaves a required column empty, matches no row, or calls a function with GET, which cannot write.
 */
function closedRequests(): [method: string, path: string, body?: object][] {
  const files = globSync(`${import.meta.dirname}/../supabase/migrations/*.sql`)
  const sql = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const tables = [...sql.matchAll(/create table public\.(\w+) \(\s+(\w+).*\s+(\w+)/g)]
  const views = [...sql.matchAll(/create view public\.(\w+)/g)]
  const functions = [...sql.matchAll(/create function public\.(\w+)/g)]
  const names = [
    ...[...tables, ...views].map(([, name]) => `${name}`),
    ...functions.map(([, name]) => `rpc/${name}`),
  ]
  return [
    ...names.filter((name) => !(name in readable)).map((name): [string, string] => ['GET', name]),
    ...tables.map(([, name, , column = '']): [string, string, object] => [
      'POST',
      `${name}`,
      { [column]: null },
    ]),
    ...tables.map(([, name, column]): [string, string] => ['DELETE', `${name}?${column}=is.null`]),
  ]
}

async function checkBucket({ report }: Target, ask: Ask) {
  const file = await ask('GET', '/storage/v1/object/public/case-studies/this-file-does-not-exist.png')
  if ((await file.text()).includes('Bucket not found'))
    report(
      'The bucket case-studies is not public or does not exist, so pictures are not shown',
      'Make it public (Storage → case-studies → Edit bucket). If it does not exist, push the migrations.',
    )
  const list = await ask('POST', '/storage/v1/object/list/case-studies', { prefix: '', limit: 1 })
  if (list.ok && (await list.text()) !== '[]')
    report(
      'Visitors can list the pictures, also those of drafts',
      'Delete policies of `storage.objects` that are not in supabase/migrations/ (Storage → Policies).',
    )
}
