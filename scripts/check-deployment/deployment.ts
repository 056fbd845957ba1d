/** Headings of the README sections that explain the remedies. */
export const readmeSections = [
  'Create the database',
  'Deploy the functions',
  'Switch sign-up off',
  'Publish the site',
  'Check the deployment',
] as const

export interface Finding {
  problem: string
  remedy: string
  section: (typeof readmeSections)[number]
}

/** Sends one request and does not follow redirects. Rejects with {@link Unreachable} if no response arrives. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

export interface Site {
  /** Origin of the site without a trailing slash, such as `https://www.example.com`. */
  origin: string
  /** The HTML of the English home page. */
  home: string
  send: Send
}

/**
 * The Supabase project to check. Its URL and key come from the options of the command or, without these options, from
 * the scripts of the site.
 */
export interface Project {
  url: string
  publishableKey: string
  siteOrigin: string
  send: Send
}

export class Unreachable extends Error {
  readonly origin: string

  constructor(origin: string, cause: unknown) {
    super(`${origin} does not respond: ${reasonOf(cause)}`, { cause })
    this.origin = origin
  }
}

/** Returns the message of the cause if there is one, because the error of `fetch` itself only says `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Returns the JSON of the response, or undefined if its body is not JSON. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
