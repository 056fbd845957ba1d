import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '../_shared/contracts/database.types.ts'
import { answerPost } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/refusal.ts'
import { createCaseStudyRepository } from './case-study-repository.ts'
import { createMissingTranslations, type Report } from './create-missing-translations.ts'
import type { Translator } from './translator.ts'

export type Dependencies = {
  allowedOrigins: readonly string[]
  /** Gives a client that acts as the caller; refuses whoever is no administrator. */
  connectAsAdministrator: (request: Request) => Promise<SupabaseClient<Database>>
  /** Undefined as long as no key is set. */
  translator: Translator | undefined
  /** Starts the time a run has. */
  startDeadline: () => AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Makes the missing translations of the case studies (spec 7 row 11) for a signed-in administrator; takes no payload.
 * Answers 200 with a {@link Report}, also when some versions failed. Else `{ "error": { "code", "message"? } }`:
 * 401 `not_signed_in`, 403 `not_an_administrator`, 503 `storage_unavailable`, 503 `translation_not_configured`, and 502
 * `translation_key_refused` when the service does not know the key. Safe to call again and at the same time.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { allowedOrigins, connectAsAdministrator, translator, startDeadline, log } = dependencies
  return answerPost(request, { allowedOrigins, log }, async () => {
    const deadline = startDeadline()
    const client = await connectAsAdministrator(request)
    if (!translator) {
      throw new Refusal(503, 'translation_not_configured', {
        message: 'Translations are not set up: the function has no DEEPL_API_KEY.',
      })
    }
    const report = await createMissingTranslations({
      studies: createCaseStudyRepository(client),
      translator,
      deadline,
      log,
    })
    requireKnownKey(report)
    return report
  })
}

/** A wrong key is the operator's to mend and no result, unless it became wrong on the way. */
function requireKnownKey({ translations, failed }: Report) {
  if (translations.length > 0 || !failed.some(({ code }) => code === 'translation_key_refused')) return
  throw new Refusal(502, 'translation_key_refused', {
    message: 'The translation service does not accept the DEEPL_API_KEY.',
  })
}
