/**
 * Checks a running site and its Supabase project, and prints what is wrong and what to do (D51). Sends what a visitor
 * could send. One request stores an enquiry that counts as suspected spam, so it is not mailed. Ends with exit code 1
 * if something is wrong.
 *
 *   npm run check:deployment -- https://www.example.com
 *   --supabase <url> --key <key>   the project and its publishable key, if the scripts of the site do not name them
 */
import { parseArgs } from 'node:util'

import { checkProject } from './check-project.ts'
import { checkSite, type Target } from './check-site.ts'

interface Options {
  supabase?: string | undefined
  key?: string | undefined
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
}

/** @param site origin of the site, such as `https://www.example.com` */
export async function checkDeployment(site: string, options: Options = {}) {
  const findings: { problem: string; remedy: string }[] = []
  const target: Target = {
    site,
    send: (url, init) => {
      const request = { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init } as const
      return (options.fetch ?? fetch)(url, request).catch((error: unknown) => {
        const cause = error instanceof Error && error.cause ? error.cause : error
        throw new DOMException(`${new URL(url).origin} does not respond (${String(cause)})`, 'NetworkError')
      })
    },
    report: (problem, remedy, items) => {
      const listed = [...new Set(items)]
      const list = listed.slice(0, 4).join(', ') + (listed.length > 4 ? ` and ${listed.length - 4} more` : '')
      if (!items) findings.push({ problem: `${problem}.`, remedy })
      else if (items.length > 0) findings.push({ problem: `${problem}: ${list}.`, remedy })
    },
  }
  try {
    const code = await checkSite(target)
    const url = options.supabase ?? /get supabaseUrl\(\)\{return\s*["'`](.*?)["'`]/.exec(code)?.[1]
    const key = options.key ?? /supabasePublishableKey:["'`](.*?)["'`]/.exec(code)?.[1]
    if (url && key) await checkProject(target, url, key)
    else if (code)
      target.report(
        `The scripts of ${site} name no Supabase project, so forms and offers cannot work`,
        'Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, build the site again, and publish it.',
      )
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    target.report(
      error.message,
      'Check the URL. If it belongs to a Supabase project, check that the project is not paused.',
    )
  }
  return findings
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { supabase: { type: 'string' }, key: { type: 'string' } },
  })
  const { origin } = new URL(positionals[0] ?? 'The URL of the site is missing')
  const findings = await checkDeployment(origin, values)
  for (const { problem, remedy } of findings) console.info(`${problem}\n   Remedy: ${remedy}\n`)
  console.info(`${origin}: ${findings.length} problem(s)`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
