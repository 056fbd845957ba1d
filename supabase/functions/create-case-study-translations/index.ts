import { connectAsAdministrator } from '../_shared/administrator.ts'
import { parseEnvironment } from '../_shared/environment.ts'
import { createDeepl } from './deepl.ts'
import { deeplAddress, environmentSchema } from './environment.ts'
import { handle } from './handler.ts'

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())
const project = { url: environment.SUPABASE_URL, publishableKey: environment.SUPABASE_PUBLISHABLE_KEYS }
const service = {
  key: environment.DEEPL_API_KEY,
  url: deeplAddress(environment),
  timeout: environment.DEEPL_TIMEOUT_MS,
  retryDelay: environment.DEEPL_RETRY_MS,
}

const dependencies = {
  allowedOrigins: environment.ALLOWED_ORIGINS,
  connectAsAdministrator: (request: Request) => connectAsAdministrator(request, project),
  translator: service.key === '' ? undefined : createDeepl(service),
  startDeadline: () => AbortSignal.timeout(environment.TRANSLATION_TIME_LIMIT_MS),
  log: (message: string, cause?: unknown) => console.error(message, cause),
}

Deno.serve((request) => handle(request, dependencies))
