import { toAppError } from '@/lib/app-error'

const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** Matches the HTML of a proxy, and the name of a JavaScript error (`TypeError: Failed to fetch`). */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

/** The backend's own message, which the administrator sees (spec 8). */
export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}

/** Returns the backend's message, otherwise a short cause in Slovak for the messages of spec 8 (D66). */
export function failureCause(error: unknown): string {
  const message = backendErrorMessage(error)
  if (message) return message
  // The clients for sign-in and storage keep only the message of a `DOMException`.
  const text = String(error)
  if (text.includes('AbortError')) return 'zrušili ste to'
  const { code } = toAppError(error)
  if (code === 'timeout' || text.includes('timed out')) return 'server neodpovedal do 20 sekúnd'
  if (code === 'offline') return 'nemáte pripojenie k internetu'
  return code === 'unreachable' ? 'server nie je dostupný' : 'server odpovedal nečakane'
}
