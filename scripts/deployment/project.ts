import pMap from 'p-map'

import {
  mailFault,
  publicationFault,
  type Build,
  type PublicationState,
} from '../../supabase/functions/_shared/contracts/publication.ts'
import * as grants from '../../supabase/grants.ts'
import { finding, several, type Finding, type Send, type Site } from './site.ts'

/** Sends a request such as `GET /rest/v1/offers` to the project with the publishable key, as a page would. */
type Ask = (request: string, body?: object) => Promise<Response>

/** Harmless requests to the functions. The database deletes an enquiry with the nil id as soon as it is stored. */
const functions = [
  {
    path: 'send-contact-email?idempotency-key=00000000-0000-0000-0000-000000000000',
    body: { name: 'Check', email: 'check@example.com', message: 'Can this be stored?', gdprConsent: true },
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

/** Path of the pictures of case studies */
const bucket = '/storage/v1/object/public/case-studies/'

/** The path of each table, view and function under /rest/v1 */
type Path = keyof typeof grants.relations | `rpc/${keyof typeof grants.functions}`

type RelationOf<Role extends string> = {
  [Name in keyof typeof grants.relations]: Role extends keyof (typeof grants.relations)[Name] ? Name : never
}[keyof typeof grants.relations]
type FunctionOf<Role extends string> = {
  [Name in keyof typeof grants.functions]: Role extends (typeof grants.functions)[Name][number] ? Name : never
}[keyof typeof grants.functions]

type ReadablePath = RelationOf<'anon'> | `rpc/${Exclude<FunctionOf<'anon'>, 'publication_state'>}`

/** What visitors may read, each with a filter for rows that they must not see */
const readable: Record<ReadablePath, string> = {
  case_studies: 'published=is.false',
  offers: 'status=neq.1',
  offer_locations: 'location=is.null',
  'rpc/search_offers': 'words=[["react"]]&status=neq.1',
}

/** Arguments without which the project does not find a function */
const callArguments: Partial<Record<Path, string>> = {
  'rpc/claim_turn': 'subject=none&period=1h',
  'rpc/resend_submissions': 'from_state=none',
  'rpc/restore_deleted_versions': 'history_ids={}',
}

/** `checkPublication` calls the last one. */
const open = [...Object.keys(readable), 'rpc/publication_state']

/** What visitors must not read or call. A GET request cannot write. */
const closed = [
  ...Object.keys(grants.relations),
  ...Object.keys(grants.functions).map((name) => `rpc/${name}`),
].flatMap((path) => (open.includes(path) ? [] : `${path}?${callArguments[path as Path] ?? ''}`))

/** A column that is never null in each table that somebody may change. So no request of a visitor finds or adds a row. */
const keyColumns: Record<RelationOf<'service_role'>, string> = {
  admins: 'user_id',
  case_studies: 'slug',
  case_study_history: 'slug',
  offers: 'title',
  rate_limits: 'subject',
  submissions: 'form',
}
interface Settings {
  disable_signup: boolean
  external: { email: boolean; anonymous_users: boolean }
}

export async function checkProject({ url, pages, build }: Site, send: Send): Promise<Finding[]> {
  const { project, key, content } = readBuild(build)
  if (!project || !key)
    return finding(
      `${url}/build.json names no Supabase project`,
      'Build the site with `npm run build`, and publish all files of `dist/`.',
    )

  const ask: Ask = (request, body) => {
    const [method = '', path] = request.split(' ')
    const headers = { apikey: key, origin: url, 'content-type': 'application/json' }
    return send(`${project}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  }
  const settings = await ask('GET /auth/v1/settings')
  if (!settings.ok)
    return finding(
      `The project answers ${settings.status} to the publishable key`,
      'Check that the project is not paused and that the key with which the site was built belongs to it.',
    )
  const { disable_signup, external } = (await settings.json()) as Settings
  const providers = '(Authentication → Sign In / Providers)'
  const graphql = await ask('POST /graphql/v1', { query: '{ __typename }' })
  const unknownPicture = await ask(`GET ${bucket}this-file-does-not-exist.png`)
  const hasBucket = !(await unknownPicture.text()).includes('Bucket not found')
  const list = await ask('POST /storage/v1/object/list/case-studies', { prefix: '', limit: 1 })
  const upload = await ask('POST /storage/v1/object/upload/sign/case-studies/check.png', {})
  return [
    ...finding(
      'Everybody can create an account',
      `Switch sign-ups and anonymous sign-ins off ${providers}.`,
      !disable_signup || external.anonymous_users,
    ),
    ...finding(
      'Administrators cannot sign in',
      `Switch the provider Email on ${providers}.`,
      !external.email,
    ),
    ...(await checkFunctions(ask, url)),
    ...(await checkRights(ask, url)),
    ...(await checkPublication(ask, content)),
    ...finding(
      '/build.json names another project than the pages',
      'Publish all files of `dist/` from one build, and empty the cache of the host.',
      pages.flatMap(({ status, path, text }) =>
        status === 200 && !text.includes(`connect-src 'self' ${project};`) ? path : [],
      ),
    ),
    ...finding(
      'GraphQL is open to visitors',
      'Switch the extension pg_graphql off (Database → Extensions).',
      (await graphql.text()).includes('"__typename"'),
    ),
    ...finding(
      'Pictures of case studies are not shown',
      'Make the bucket case-studies public (Storage). Upload missing pictures again.',
      hasBucket ? await missingPictures(ask, project, pages) : true,
    ),
    ...finding(
      'Visitors can list or upload pictures of case studies',
      'Delete the policies of the bucket that are not in supabase/migrations/ (Storage → Policies).',
      upload.ok || (list.ok && (await list.text()) !== '[]'),
    ),
  ]
}

function readBuild({ text }: Site['build']): Partial<Build> {
  try {
    return JSON.parse(text) as Build
  } catch {
    return {}
  }
}

/** Reports changes that have not been online for an hour, and jobs that have stopped (D83). */
export async function checkPublication(ask: Ask, content: string | undefined): Promise<Finding[]> {
  const query = content ? `?content=${encodeURIComponent(content)}` : ''
  const response = await ask(`GET /rest/v1/rpc/publication_state${query}`)
  if (!response.ok)
    return finding(
      `The project does not say what is online (status ${response.status})`,
      'Push all migrations.',
    )
  const state = (await response.json()) as PublicationState
  const faults = [publicationFault(state, 60), mailFault(state)]
  return faults.flatMap((fault) => (fault ? finding(fault.problem, fault.remedy) : []))
}

/** Returns the names of pictures that pages show and that the bucket does not have. */
async function missingPictures(ask: Ask, project: string, pages: Site['pages']): Promise<string[]> {
  const parts = pages.flatMap(({ text }) => text.split(`"${project}${bucket}`).slice(1))
  const names = new Set(parts.map((part) => part.replace(/[^\w.-].*/s, '')))
  const check = async (name: string) => ((await ask(`HEAD ${bucket}${name}`)).ok ? [] : [name])
  return (await pMap(names, check, several)).flat()
}

/** Stops at the first function that does not work, because the next one usually has the same fault. */
async function checkFunctions(ask: Ask, url: string): Promise<Finding[]> {
  for (const { path, body, works } of functions) {
    const name = path.split('?')[0]
    const response = await ask(`POST /functions/v1/${path}`, body)
    const text = await response.text()
    // An error of our functions is `{"error":{"code"}}`, an error of the platform `{"code"}`.
    const code = /"error":\{"code":"(\w+)"/.exec(text)?.[1]
    if (!works.includes(response.status) || (!code && !response.ok))
      return finding(
        `The function ${name} does not work (status ${response.status}, ${code ?? text.slice(0, 100)})`,
        functionRemedies[code ?? response.status] ??
          'Read its log (Edge Functions). Usually a secret is missing, or the function is older than the site.',
      )
    const preflight = await ask(`OPTIONS /functions/v1/${path}`)
    if (!allowsOrigin(preflight, url))
      return finding(
        `Browsers may not call the function ${name} from ${url}`,
        `Let the gateway that answers preflight requests allow ${url}.`,
      )
  }
  return []
}

const allowsOrigin = ({ headers }: Response, url: string) =>
  ['*', url].includes(headers.get('access-control-allow-origin') ?? '')

async function checkRights(ask: Ask, url: string): Promise<Finding[]> {
  const read = async ([name, filter]: [string, string]) => {
    const response = await ask(`GET /rest/v1/${name}?select=*&${filter}`)
    return { name, isReadable: response.ok && allowsOrigin(response, url), rows: await response.text() }
  }
  const contents = await pMap(Object.entries(readable), read, several)
  const leaks = contents.filter(({ isReadable, rows }) => isReadable && rows !== '[]')
  return [
    ...finding(
      'Visitors have rights that they should not have',
      'Compare the rights with supabase/migrations/ and revoke what was granted by hand.',
      [...(await forbiddenRequests(ask)), ...leaks.map(({ name }) => `GET hidden rows of ${name}`)],
    ),
    ...finding(
      `Visitors of ${url} cannot read the content`,
      `Push all migrations. Check that the key belongs to the project, and that its gateway allows ${url}.`,
      contents.filter(({ isReadable }) => !isReadable).map(({ name }) => name),
    ),
  ]
}

/** Returns the requests that the project does not refuse. */
async function forbiddenRequests(ask: Ask): Promise<string[]> {
  const reads = closed.map((name) => `GET ${name}`)
  const writes = ['POST', 'PATCH', 'DELETE'].flatMap((method) =>
    Object.entries(keyColumns).map(([table, column]) => `${method} ${table}?${column}=is.null`),
  )
  const attempt = async (request: string) => {
    const column = /\?(\w+)=is\.null/.exec(request)?.[1]
    const { status } = await ask(request.replace(' ', ' /rest/v1/'), column ? { [column]: null } : undefined)
    return [401, 403, 404].includes(status) ? [] : [request.replace(/\?.*/, '')]
  }
  return (await pMap([...reads, ...writes], attempt, several)).flat()
}
