import { parseEnvironment } from '../_shared/environment.ts'
import { authenticateAdministrator } from './administrator.ts'
import { createDeeplTranslator } from './deepl.ts'
import { deeplUrl, environmentSchema } from './environment.ts'
import { handleTranslationRequest } from './handler.ts'

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())
const project = { url: environment.SUPABASE_URL, publishableKey: environment.SUPABASE_PUBLISHABLE_KEYS }
const deepl = {
  key: environment.DEEPL_API_KEY,
  url: deeplUrl(environment),
  timeoutMs: environment.DEEPL_TIMEOUT_MS,
  retryDelayMs: environment.DEEPL_RETRY_MS,
}

const dependencies = {
  allowedOrigins: environment.ALLOWED_ORIGINS,
  authenticateAdministrator: (request: Request) => authenticateAdministrator(request, project),
  translator: deepl.key === '' ? undefined : createDeeplTranslator(deepl),
  startDeadline: () => AbortSignal.timeout(environment.TRANSLATION_TIME_LIMIT_MS),
  log: (message: string, cause?: unknown) => console.error(message, cause),
}

Deno.serve((request) => handleTranslationRequest(request, dependencies))
