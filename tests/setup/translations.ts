import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { deeplKey, startDeeplServer } from './deepl-server.ts'
import { clientFor, emails, type Persona } from './embedded-personas.ts'
import { backendEnvironment, ourOrigin } from './functions.ts'
import { sharedBackendServer } from './shared-backend.ts'

export type StudyRow = Record<'slug' | 'language' | 'title' | 'content' | 'updated_at', string> & {
  [column: string]: string | boolean | null
}
type Sending = { method?: string; headers?: Record<string, string>; scope?: unknown }

let shared: ReturnType<typeof startWithDeepl> | undefined

async function startWithDeepl(backendUrl: string, environment: Record<string, string> = {}) {
  const deepl = await startDeeplServer()
  const lines: string[] = []
  const functions = startEdgeFunctions({
    only: 'create-case-study-translations',
    environment: {
      ...backendEnvironment(backendUrl),
      ALLOWED_ORIGINS: ourOrigin,
      DEEPL_API_KEY: deeplKey,
      DEEPL_API_URL: deepl.url,
      DEEPL_RETRY_MS: '1',
      ...environment,
    },
    log: (line) => lines.push(line),
  })
  const close = async () => {
    await functions.close()
    await deepl.close()
  }
  return { deepl, lines, functions, close }
}

/**
 * Starts the function `create-case-study-translations` in Deno and a substitute for DeepL. Without `environment`, all
 * test files of this Vitest worker share the function and the substitute. With an `environment`, which adds or replaces
 * environment variables, a call starts a function and a substitute of its own, and `close` ends them. All test files of
 * the worker share the backend. The translations of the demo content exist until `reset` deletes them. `lines` contains
 * the log.
 */
export async function startTranslations(environment?: Record<string, string>) {
  const backend = await sharedBackendServer()
  const own = environment && (await startWithDeepl(backend.url, environment))
  const { deepl, lines, functions } = own ?? (await (shared ??= startWithDeepl(backend.url)))

  /**
   * Signs in as the persona and returns the access token. For other personas than the administrator, call
   * `signInPersonas` first, because it creates their accounts.
   */
  const tokenOf = async (persona: Persona) => {
    const client = clientFor(backend.backend, localKeys().publishable)
    const credentials = { email: emails[persona] ?? '', password: 'local-admin-password' }
    const { data, error } = await client.auth.signInWithPassword(credentials)
    if (error) throw error
    return data.session.access_token
  }
  const administrator = await tokenOf('administrator')

  const send = async ({ method = 'POST', headers = {}, scope }: Sending = {}) => {
    const url = 'https://backend.example.com/functions/v1/create-case-study-translations'
    const payload = scope !== undefined && {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(scope),
    }
    const response = await functions.handle(new Request(url, { method, headers, ...payload }), '203.0.113.7')
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }

  return {
    backend,
    deepl,
    lines,
    tokenOf,
    send,
    /** Requests a translation run, by default as the administrator. Without `scope`, the request has no body. */
    run: (token: string = administrator, scope?: unknown) =>
      send({ headers: { origin: ourOrigin, authorization: `Bearer ${token}` }, scope }),
    administrator,
    rows: (which: 'translated' | 'english') =>
      backend.query<StudyRow>(
        `select * from public.case_studies where (language = 'en') = $1 order by slug, language`,
        [which === 'english'],
      ),
    /**
     * Deletes the versions that are not English, the recorded calls and the log. From then on, `deepl` translates
     * again.
     */
    reset: async () => {
      await backend.query(`delete from public.case_studies where language <> 'en'`)
      deepl.calls.splice(0)
      lines.splice(0)
      deepl.behave(() => 'translate')
    },
    close: async () => own?.close(),
  }
}
