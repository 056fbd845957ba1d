import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import { deeplKey, startDeeplServer } from './deepl-server.ts'
import { signIn } from './embedded-personas.ts'
import { backendEnvironment, ourOrigin } from './functions.ts'
import { sharedBackendServer } from './shared-backend.ts'

export type StudyRow = Record<'slug' | 'language' | 'title' | 'content' | 'updated_at', string> & {
  [column: string]: string | boolean | null
}

let shared: ReturnType<typeof startFunction> | undefined

async function startFunction(backendUrl: string) {
  const deepl = await startDeeplServer()
  const lines: string[] = []
  const environment = {
    ...backendEnvironment(backendUrl),
    ALLOWED_ORIGINS: ourOrigin,
    DEEPL_API_KEY: deeplKey,
    DEEPL_API_URL: deepl.url,
    DEEPL_RETRY_MS: '1',
  }
  const functions = startEdgeFunctions({
    only: 'create-case-study-translations',
    environment,
    log: (line) => lines.push(line),
  })
  return { deepl, lines, functions, environment }
}

/**
 * Starts the function `create-case-study-translations` in Deno and a substitute for DeepL. All test files of this
 * Vitest worker share both, and the backend. The translations of the demo content exist until `reset` deletes them.
 * `lines` contains the log.
 */
export async function startTranslations() {
  const backend = await sharedBackendServer()
  shared ??= startFunction(backend.url)
  const { deepl, lines, functions, environment } = await shared

  const administrator = (await signIn(backend.backend)).token

  const send = async (headers: Record<string, string>, scope?: unknown) => {
    const url = 'https://backend.example.com/functions/v1/create-case-study-translations'
    const payload = scope !== undefined && {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(scope),
    }
    const response = await functions.handle(
      new Request(url, { method: 'POST', headers, ...payload }),
      '203.0.113.7',
    )
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }

  return {
    backend,
    deepl,
    lines,
    environment,
    send,
    /** Requests a translation run, by default as the administrator. Without `scope`, the request has no body. */
    run: (token: string = administrator, scope?: unknown) =>
      send({ origin: ourOrigin, authorization: `Bearer ${token}` }, scope),
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
  }
}
