import type { Finding, Site } from './deployment'

type Published = { url?: string; publishableKey?: string; findings: Finding[] }

const section = 'Publish the site'

/**
 * Reads the URL and the key of the Supabase project from the scripts of the home page, because one of the scripts
 * contains the code of src/config/env.ts. Returns a finding if the scripts do not contain the URL, and a finding if
 * they contain a secret key.
 */
export async function readPublishedProject({ origin, home, send }: Site): Promise<Published> {
  const paths = new Set([...home.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  const scripts = await Promise.all([...paths].map(async (path) => (await send(origin + path)).text()))
  const code = scripts.join('\n')
  const [, , url] = /get supabaseUrl\(\)\{return\s*(["'`])(.*?)\1/.exec(code) ?? []
  const [, , publishableKey] = /supabasePublishableKey:(["'`])(.*?)\1/.exec(code) ?? []
  return {
    url,
    publishableKey,
    findings: [...secretKeyFindings(origin, code), ...urlFindings(origin, code, url)],
  }
}

function urlFindings(origin: string, code: string, url: string | undefined): Finding[] {
  if (url) return []
  const isBuiltForItself = code.includes('get supabaseUrl(){')
  return [
    {
      problem: isBuiltForItself
        ? `${origin} was built without VITE_SUPABASE_URL. Its pages send all requests to ${origin} itself, where no backend responds.`
        : `The scripts of ${origin} contain no URL of a Supabase project.`,
      remedy: isBuiltForItself
        ? 'Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, build the site again, and publish it.'
        : 'Check the URL. To check a project anyway, add the options `--supabase <url> --key <publishable key>`.',
      section: isBuiltForItself ? section : 'Check the deployment',
    },
  ]
}

function secretKeyFindings(origin: string, code: string): Finding[] {
  const tokens = code.match(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? []
  if (!/sb_secret_\w{10}/.test(code) && !tokens.some(isServiceRoleToken)) return []
  return [
    {
      problem: `The scripts of ${origin} contain a secret key of the Supabase project. Everybody can read and change all data with it.`,
      remedy:
        'Delete this key in the project now (Project Settings → API Keys). Set VITE_SUPABASE_PUBLISHABLE_KEY to the publishable key, build the site again, and publish it.',
      section,
    },
  ]
}

function isServiceRoleToken(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return payload.includes('"service_role"')
}
