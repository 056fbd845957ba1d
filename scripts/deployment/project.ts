import { finding, type Finding, type Send } from './finding.ts'
import { allowsOrigin, checkRights, type Ask } from './rights.ts'
import type { Site } from './site.ts'

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

interface Settings {
  disable_signup: boolean
  external: { email: boolean; anonymous_users: boolean }
}

export async function checkProject({ url, assets }: Site, send: Send): Promise<Finding[]> {
  const code = assets.map(({ text }) => text).join('\n')
  const project = /get supabaseUrl\(\)\{return\s*["'`]([^"'`]+)/.exec(code)?.[1]
  const key = /supabasePublishableKey:["'`]([^"'`]+)/.exec(code)?.[1]
  if (!project || !key)
    return finding('The scripts of the site name no Supabase project', 'Build the site with `npm run build`.')

  const ask: Ask = (request, body) => {
    const [method = '', path] = request.split(' ')
    const headers = { apikey: key, origin: url, 'content-type': 'application/json' }
    return send(`${project}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  }
  const settings = await ask('GET /auth/v1/settings')
  if (!settings.ok)
    return finding(
      `The project answers ${settings.status} to the publishable key`,
      'Check that the project is not paused and that the key in the scripts of the site belongs to it.',
    )
  const { disable_signup, external } = (await settings.json()) as Settings
  const providers = '(Authentication → Sign In / Providers)'
  const graphql = await ask('POST /graphql/v1', { query: '{ __typename }' })
  const picture = await ask('GET /storage/v1/object/public/case-studies/this-file-does-not-exist.png')
  const list = await ask('POST /storage/v1/object/list/case-studies', { prefix: '', limit: 1 })
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
    ...(await checkFunctions(ask, url, project === url)),
    ...(await checkRights(ask, url)),
    ...finding(
      'GraphQL is open to visitors',
      'Switch the extension pg_graphql off (Database → Extensions).',
      (await graphql.text()).includes('"__typename"'),
    ),
    ...finding(
      'Pictures of case studies are not shown',
      'Make the bucket case-studies public (Storage).',
      (await picture.text()).includes('Bucket not found'),
    ),
    ...finding(
      'Visitors can list the pictures of case studies, also of drafts',
      'Delete the policies of the bucket that are not in supabase/migrations/ (Storage → Policies).',
      list.ok && (await list.text()) !== '[]',
    ),
  ]
}

/** Stops at the first function that does not work, because the next one usually has the same fault. */
async function checkFunctions(ask: Ask, url: string, isSameOrigin: boolean): Promise<Finding[]> {
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
    const preflight = await ask(`OPTIONS /functions/v1/${path}`)
    if (!isSameOrigin && !allowsOrigin(preflight, url))
      return finding(
        `Browsers may not call the function ${name} from ${url}`,
        `Let the gateway that answers preflight requests allow ${url}.`,
      )
  }
  return []
}
