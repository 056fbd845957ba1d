import { inParallel } from '../build/in-parallel.ts'
import { finding, type Finding } from './finding.ts'

/** Sends a request such as `GET /rest/v1/offers` to the project with the publishable key, as a page would. */
export type Ask = (request: string, body?: object) => Promise<Response>

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
  ...[
    'rpc/claim_submission',
    'rpc/claim_reminder',
    'rpc/store_submission',
    'rpc/delete_suspected_submissions',
  ],
  ...['rpc/resend_submissions?from_state=none', 'rpc/restore_deleted_versions?history_ids={}'],
]
/** Tables that visitors must not change, each with a column that is never null. So no request finds or adds a row. */
const tables = [
  ...['admins?user_id', 'case_studies?slug', 'case_study_history?slug'],
  ...['offers?title', 'rate_limits?subject', 'submissions?form'],
]

export const allowsOrigin = ({ headers }: Response, url: string) =>
  ['*', url].includes(headers.get('access-control-allow-origin') ?? '')

export async function checkRights(ask: Ask, url: string): Promise<Finding[]> {
  const contents = await inParallel(Object.entries(readable), async ([name, filter]) => {
    const response = await ask(`GET /rest/v1/${name}?select=*&${filter}`)
    return { name, isReadable: response.ok && allowsOrigin(response, url), rows: await response.text() }
  })
  const leaks = contents.filter(({ isReadable, rows }) => isReadable && rows !== '[]')
  return [
    ...finding(
      'Visitors have rights that they should not have',
      'Compare the rights with supabase/migrations/ and take back what was granted by hand.',
      [...(await forbiddenRequests(ask)), ...leaks.map(({ name }) => `GET hidden rows of ${name}`)],
    ),
    ...finding(
      `Visitors of ${url} cannot read the content`,
      `Push all migrations. Check that the key belongs to the project, and that its gateway allows ${url}.`,
      contents.filter(({ isReadable }) => !isReadable).map(({ name }) => name),
    ),
  ]
}

/** Returns requests that are not refused, and tables and functions that only the description of the API names. */
async function forbiddenRequests(ask: Ask): Promise<string[]> {
  const reads = closed.map((name) => `GET ${name}`)
  const writes = ['POST', 'PATCH', 'DELETE'].flatMap((method) =>
    tables.map((table) => `${method} ${table}=is.null`),
  )
  const done = await inParallel([...reads, ...writes], async (request) => {
    const column = /\?(\w+)=is\.null/.exec(request)?.[1]
    const { status } = await ask(request.replace(' ', ' /rest/v1/'), column ? { [column]: null } : undefined)
    return [401, 403, 404].includes(status) ? [] : [request.replace(/\?.*/, '')]
  })
  // Hosted projects describe their API only to secret keys.
  const description = await ask('GET /rest/v1/')
  const { paths = {} } = description.ok ? ((await description.json()) as { paths?: object }) : {}
  const known = ['', ...Object.keys(readable), ...closed, ...tables].map((name) => name.split('?')[0])
  return [...done.flat(), ...Object.keys(paths).filter((path) => !known.includes(path.slice(1)))]
}
