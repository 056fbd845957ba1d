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
export async function checkDeployment(site: string, { supabase, key, fetch: send = fetch }: Options = {}) {
  const findings: { problem: string; remedy: string }[] = []
  const target = {
    site,
    send: (url: string, init?: RequestInit) =>
      send(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init }),
    report: (problem: string, remedy: string) => void findings.push({ problem, remedy }),
  }
  try {
    const code = await checkSite(target)
    checkForSecretKey(target, code)
    const url = supabase ?? /get supabaseUrl\(\)\{return\s*["'`](.*?)["'`]/.exec(code)?.[1]
    const publishableKey = key ?? /supabasePublishableKey:["'`](.*?)["'`]/.exec(code)?.[1]
    if (url && publishableKey) await checkProject(target, url, publishableKey)
    else if (code)
      target.report(
        `The scripts of ${site} name no Supabase project. Forms and offers cannot work.`,
        'Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, build the site again, and publish it.',
      )
  } catch (error) {
    const { message, cause } = error as Error
    target.report(
      `No response: ${cause instanceof Error ? cause.message : message}.`,
      'Check the URL. If it belongs to a Supabase project, check that the project is not paused.',
    )
  }
  return findings
}

function checkForSecretKey({ site, report }: Target, code: string) {
  const tokens = [...code.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)]
  const isSecret = (payload = '') => Buffer.from(payload, 'base64url').includes('"service_role"')
  if (/sb_secret_\w{10}/.test(code) || tokens.some(([, payload]) => isSecret(payload)))
    report(
      `The scripts of ${site} contain a secret key. Everybody can read and change all data with it.`,
      'Delete this key in the project now (Project Settings → API Keys). Build and publish with the publishable key.',
    )
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { supabase: { type: 'string' }, key: { type: 'string' } },
  })
  const { origin } = new URL(positionals[0] ?? '')
  const findings = await checkDeployment(origin, values)
  for (const { problem, remedy } of findings) console.info(`${problem}\n   Remedy: ${remedy}\n`)
  console.info(`${origin}: ${findings.length} problem(s)`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
