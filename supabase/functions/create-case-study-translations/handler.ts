import * as z from 'zod/mini'

import { handlePost, HttpError } from '../_shared/endpoint.ts'
import { parseJsonObject, readJsonBody } from '../_shared/read-json.ts'
import { authenticateAdministrator } from './administrator.ts'
import { createCaseStudyRepository } from './case-study-repository.ts'
import { createMissingTranslations, type Scope } from './create-missing-translations.ts'
import { createDeeplTranslator } from './deepl.ts'
import { deeplUrl, type Environment } from './environment.ts'
import { targetLanguages } from './translator.ts'

/**
 * A body such as `{ "slug": "a-study", "languages": ["sk"] }` limits the run (spec 7 row 11). Without a language, the
 * response says only whether the function has a key.
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
    const translator = createDeeplTranslator({
      key: environment.DEEPL_API_KEY,
      url: deeplUrl(environment),
      timeoutMs: environment.DEEPL_TIMEOUT_MS,
      retryDelayMs: environment.DEEPL_RETRY_MS,
    })
    const studies = createCaseStudyRepository(client)
    const report = await createMissingTranslations({ scope, studies, translator, deadline })
    const isKeyRefused = report.failed.some(({ code }) => code === 'translation_key_refused')
    if (isKeyRefused && report.translations.length === 0) {
      throw new HttpError(502, 'translation_key_refused', {
        message: 'The translation service does not accept the DEEPL_API_KEY.',
      })
    }
    return report
  })
}

const scopeSchema = z.strictObject({
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(200))),
  languages: z._default(z.array(z.enum(targetLanguages)), [...targetLanguages]),
})

async function readScope(request: Request): Promise<Scope> {
  // Without a content type, the request has no body and concerns all studies (spec 7 row 11).
  if (!request.headers.has('content-type')) return { languages: targetLanguages }
  const parsed = z.safeParse(scopeSchema, parseJsonObject(await readJsonBody(request, 1000)))
  if (!parsed.success) throw new HttpError(422, 'invalid_scope', { cause: parsed.error })
  return { slug: parsed.data.slug, languages: [...new Set(parsed.data.languages)] }
}
