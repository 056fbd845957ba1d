import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '../_shared/contracts/database.types.ts'
import { handlePost } from '../_shared/endpoint.ts'
import { HttpError } from '../_shared/http-error.ts'
import { createCaseStudyRepository } from './case-study-repository.ts'
import { createMissingTranslations, type Report } from './create-missing-translations.ts'
import { readScope } from './scope.ts'
import type { Translator } from './translator.ts'

export type Dependencies = {
  allowedOrigins: readonly string[]
  authenticateAdministrator: (request: Request) => Promise<SupabaseClient<Database>>
  /** The translator, or undefined if no DeepL API key is configured. */
  translator: Translator | undefined
  startDeadline: () => AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Creates the missing translations of the case studies (spec 7 row 11) for a signed-in administrator. A request without
 * a body concerns all studies; a body such as `{ "slug": "a-study", "languages": ["sk"] }` limits the run. Returns 200
 * with a {@link Report}, even if some versions failed. Repeated and parallel requests are safe: existing versions are
 * never changed, and parallel runs do not translate the same version.
 *
 * Errors have the form of {@link HttpError}: 503 `translation_not_configured` if no API key is configured; 502
 * `translation_key_refused` if DeepL rejects the API key and no version was created; 503 `storage_unavailable`; and the
 * errors of `handlePost`, `authenticateAdministrator` and `readScope`.
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
    const report = await createMissingTranslations({
      scope,
      studies: createCaseStudyRepository(client),
      translator,
      deadline,
      log,
    })
    requireAcceptedKey(report)
    return report
  })
}

function requireAcceptedKey({ translations, failed }: Report) {
  if (translations.length > 0 || !failed.some(({ code }) => code === 'translation_key_refused')) return
  throw new HttpError(502, 'translation_key_refused', {
    message: 'The translation service does not accept the DEEPL_API_KEY.',
  })
}
