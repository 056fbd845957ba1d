import * as z from 'zod/mini'

import { HttpError } from '../_shared/http-error.ts'
import { parseJsonObject, readJsonBody } from '../_shared/read-json.ts'
import { targetLanguages, type TargetLanguage } from './translator.ts'

/** The versions that a run may create: those in `languages` of the study `slug`. Without `slug`, of all studies. */
export type Scope = { slug?: string | undefined; languages: readonly TargetLanguage[] }

const maxBodyBytes = 1000

const scopeSchema = z.strictObject({
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120))),
  languages: z._default(z.array(z.enum(targetLanguages)).check(z.minLength(1)), [...targetLanguages]),
})

/**
 * Reads the scope of a run. If the request has no content type, does not read its body and returns all languages of all
 * studies (spec 7 row 11).
 * @throws HttpError 422 `invalid_scope`, and the errors of `readJsonBody` and `parseJsonObject`
 */
export async function readScope(request: Request): Promise<Scope> {
  if (!request.headers.has('content-type')) return { languages: targetLanguages }
  const parsed = z.safeParse(scopeSchema, parseJsonObject(await readJsonBody(request, maxBodyBytes)))
  if (!parsed.success) throw new HttpError(422, 'invalid_scope', { cause: parsed.error })
  return { slug: parsed.data.slug, languages: [...new Set(parsed.data.languages)] }
}
