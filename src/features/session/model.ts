/** Whether an administrator is at work; unknown until the stored session has been looked at. */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out'

export interface Credentials {
  email: string
  password: string
}

/** What the auth server itself said about a failure (spec 8); undefined when it was never reached or made no sense. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'AuthApiError' ? error.message : undefined
}
