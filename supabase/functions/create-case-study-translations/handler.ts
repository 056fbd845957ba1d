import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

import type { Database } from '../_shared/contracts/database.types.ts'
import { decodeJson, handlePost, HttpError, parseJsonObject, readJsonBody } from '../_shared/endpoint.ts'
import { createProjectClient } from '../_shared/environment.ts'
import { createMissingTranslations, type Scope } from './create-missing-translations.ts'
import { createDeeplTranslator, targetLanguages } from './deepl.ts'
import type { Environment } from './environment.ts'

/**
 * A request without a body concerns all studies (spec 7 row 11). A body such as `{ "slug": "a-study", "languages":
 * ["sk"] }` limits the run (D27). If `languages` is empty, the response says only whether the function has a key.
 */
export function handleTranslationRequest(request: Request, environment: Environment): Promise<Response> {
  return handlePost(request, environment.ALLOWED_ORIGINS, async () => {
    const deadline = AbortSignal.timeout(environment.TRANSLATION_TIME_LIMIT_MS)
    const client = await authenticateAdministrator(request, environment)
    const scope = await readScope(request)
    const configured = environment.DEEPL_API_KEY !== ''
    if (scope.languages.length === 0) return { translations: [], configured }
    if (!configured) {
      throw new HttpError(503, 'translation_not_configured', {
        message: 'Translations are not set up: the function has no DEEPL_API_KEY.',
      })
    }
    const translate = createDeeplTranslator(environment, deadline)
    return createMissingTranslations(client, scope, translate, deadline)
  })
}

/** Returns a client that sends the token of the administrator, so row-level security applies to it (D22). */
async function authenticateAdministrator(
  { headers }: Request,
  environment: Environment,
): Promise<SupabaseClient<Database>> {
  const [, token] = /^bearer +([\w.~+/-]+=*)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (token === undefined) throw new HttpError(401, 'not_signed_in')
  const client = createProjectClient(environment, environment.SUPABASE_PUBLISHABLE_KEYS, token)
  const user = await client.auth.getUser(token)
  if (user.error) {
    const { status = 0 } = user.error
    const isRefused = status >= 400 && status < 500 && status !== 429
    throw isRefused
      ? new HttpError(401, 'not_signed_in', { cause: user.error })
      : new HttpError(503, 'storage_unavailable', { cause: user.error })
  }
  const rows = client.from('admins').select('user_id').eq('user_id', user.data.user.id)
  const { data, error } = await rows.maybeSingle()
  if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
  if (!data) throw new HttpError(403, 'not_an_administrator')
  return client
}

const scopeSchema = z.strictObject({
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(200))),
  languages: z._default(z.array(z.enum(targetLanguages)), [...targetLanguages]),
  preview: z.optional(z.boolean()),
})

async function readScope(request: Request): Promise<Scope> {
  // Without a content type, the request has no body and concerns all studies (spec 7 row 11).
  if (!request.headers.has('content-type')) return { languages: targetLanguages }
  const parsed = z.safeParse(scopeSchema, parseJsonObject(decodeJson(await readJsonBody(request, 1000))))
  if (!parsed.success) throw new HttpError(422, 'invalid_scope', { cause: parsed.error })
  return { ...parsed.data, languages: [...new Set(parsed.data.languages)] }
}
