import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

import type { Database } from '../_shared/contracts/database.types.ts'
import { handlePost, HttpError } from '../_shared/endpoint.ts'
import { parseJsonObject, readJsonBody } from '../_shared/read-json.ts'
import { createCaseStudyRepository } from './case-study-repository.ts'
import { createMissingTranslations, type Scope } from './create-missing-translations.ts'
import { targetLanguages, type Translator } from './translator.ts'

type Dependencies = {
  allowedOrigins: readonly string[]
  authenticateAdministrator: (request: Request) => Promise<SupabaseClient<Database>>
  /** The translator, or undefined if no DeepL API key is configured. */
  translator: Translator | undefined
  startDeadline: () => AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Creates the missing translations of the case studies (spec 7 row 11) for a signed-in administrator. A body such as
 * `{ "slug": "a-study", "languages": ["sk"] }` limits the run. Returns a `Report`, even if some versions failed.
 * Repeated and parallel requests are safe, because existing versions are never changed.
 */
export function handleTranslationRequest(request: Request, dependencies: Dependencies): Promise<Response> {
  const { allowedOrigins, authenticateAdministrator, translator, startDeadline, log } = dependencies
  return handlePost(request, { allowedOrigins, log }, async () => {
    const deadline = startDeadline()
    const client = await authenticateAdministrator(request)
    if (!translator) {
      throw new HttpError(503, 'translation_not_configured', {
        message: 'Translations are not set up: the function has no DEEPL_API_KEY.',
      })
    }
    const scope = await readScope(request)
    const studies = createCaseStudyRepository(client)
    const report = await createMissingTranslations({ scope, studies, translator, deadline, log })
    const isKeyRefused = report.failed.some(({ code }) => code === 'translation_key_refused')
    if (isKeyRefused && report.translations.length === 0) {
      throw new HttpError(502, 'translation_key_refused', {
        message: 'The translation service does not accept the DEEPL_API_KEY.',
      })
    }
    return report
  })
}

const maxBodyBytes = 1000

const scopeSchema = z.strictObject({
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120))),
  languages: z._default(z.array(z.enum(targetLanguages)).check(z.minLength(1)), [...targetLanguages]),
})

async function readScope(request: Request): Promise<Scope> {
  // Without a content type, the request has no body and concerns all studies (spec 7 row 11).
  if (!request.headers.has('content-type')) return { languages: targetLanguages }
  const parsed = z.safeParse(scopeSchema, parseJsonObject(await readJsonBody(request, maxBodyBytes)))
  if (!parsed.success) throw new HttpError(422, 'invalid_scope', { cause: parsed.error })
  return { slug: parsed.data.slug, languages: [...new Set(parsed.data.languages)] }
}
