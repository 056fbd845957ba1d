import { jsonOf, type Finding, type Project } from './deployment'

/**
 * For each edge function: the headers that browsers list in the preflight request, and the expected response to a
 * request with the body `{}` and without a token.
 */
export const functions = [
  {
    name: 'send-contact-email',
    requestHeaders: 'apikey,content-type',
    // The function refuses the body `{}`, which is not a valid form, so it stores nothing.
    refusal: { status: 422 },
  },
  {
    name: 'create-case-study-translations',
    requestHeaders: 'apikey,authorization,content-type,x-client-info',
    // The request has no token, so the function refuses it and translates nothing.
    refusal: { status: 401, code: 'not_signed_in' },
  },
]

type EdgeFunction = (typeof functions)[number]
const section = 'Deploy the functions'

export async function checkFunctions(project: Project): Promise<Finding[]> {
  const findings = await Promise.all(
    functions.map(async (each) => {
      const running = await checkResponse(each, project)
      // If the function does not respond as expected, a preflight request would usually fail for the same reason. So
      // none is sent.
      return running.length > 0 ? running : checkPreflight(each, project)
    }),
  )
  return findings.flat()
}

const urlOf = ({ url }: Project, { name }: EdgeFunction) => `${url}/functions/v1/${name}`

async function checkResponse(each: EdgeFunction, project: Project): Promise<Finding[]> {
  const response = await project.send(urlOf(project, each), {
    method: 'POST',
    headers: {
      origin: project.siteOrigin,
      apikey: project.publishableKey,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  const code = codeOf(await jsonOf(response))
  const { refusal } = each
  if (response.status === refusal.status && code && (!refusal.code || refusal.code === code)) return []
  const { cause, remedy } = explain(response.status, code, each, project)
  const observed = `The function ${each.name} responds with status ${response.status}${code ? ` (${code})` : ''}`
  return [{ problem: `${observed}. ${cause}`, remedy, section }]
}

/**
 * Returns the code of an error response of our functions (`{ error: { code } }`). Returns undefined for a response of
 * the platform (`{ code }` or another body).
 */
const codeOf = (body: unknown): string | undefined =>
  (body as { error?: { code?: string } } | undefined)?.error?.code

function explain(status: number, code: string | undefined, { name }: EdgeFunction, { siteOrigin }: Project) {
  if (code === 'origin_not_allowed') {
    return {
      cause: `Its secret ALLOWED_ORIGINS does not contain ${siteOrigin}, so it refuses requests of the site.`,
      remedy: `Add ${siteOrigin} to the secret ALLOWED_ORIGINS.`,
    }
  }
  if (status === 404) return { cause: 'It is not deployed.', remedy: 'Deploy the functions.' }
  if (status === 401) {
    return {
      cause: 'The platform asks for a token before it calls the function, but visitors have none.',
      remedy: `Deploy the functions again from this project, so that \`verify_jwt = false\` of supabase/config.toml applies to ${name}.`,
    }
  }
  return {
    cause: 'It does not start or fails, usually because a secret is missing or invalid.',
    remedy: `Read the log of ${name} in the project (Edge Functions), which names the secret. Set the secret.`,
  }
}

async function checkPreflight(each: EdgeFunction, project: Project): Promise<Finding[]> {
  const { status, ok, headers } = await project.send(urlOf(project, each), {
    method: 'OPTIONS',
    headers: {
      origin: project.siteOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': each.requestHeaders,
    },
  })
  const allowedOrigin = headers.get('access-control-allow-origin') ?? ''
  const allowedHeaders = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = each.requestHeaders.split(',').filter((name) => !allowedHeaders.includes(name))
  if (ok && ['*', project.siteOrigin].includes(allowedOrigin) && missing.length === 0) return []
  const reason = !ok
    ? `status ${status}`
    : missing.length > 0
      ? `the headers ${missing.join(', ')} are not allowed`
      : `the allowed origin is “${allowedOrigin}”`
  return [
    {
      problem: `Browsers may not call the function ${each.name} from ${project.siteOrigin}: in the response to the preflight request, ${reason}.`,
      remedy:
        'Add the site to the secret ALLOWED_ORIGINS. If your own gateway answers preflight requests, let it allow this origin and these headers.',
      section,
    },
  ]
}
