import { createHash } from 'node:crypto'

import { languages } from '../../src/i18n/languages.ts'

interface PolicySources {
  /** Content of the inline scripts, exactly as in the documents, because the policy allows each script by its hash. */
  scripts: string[]
  styles: string
  /** URL of the hosted Supabase project, or '' if the backend has the same origin as the site. */
  supabaseUrl: string
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/**
 * Returns the content security policy. It allows files of the site itself, the given inline scripts and styles,
 * requests and form posts (D74) to the backend, and its images (D35).
 */
export function contentSecurityPolicy({ scripts, styles, supabaseUrl }: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${hash(styles)}`,
    "font-src 'self'",
    `img-src 'self' ${supabaseUrl}`.trim(),
    `connect-src 'self' ${supabaseUrl}`.trim(),
    "base-uri 'none'",
    // Also 'self', because Chromium checks the redirect of the function back to the site.
    `form-action 'self' ${supabaseUrl}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The admin area may load pictures of other servers, because it copies them into the bucket (D35). */
export const adminPolicy = (policy: string): string =>
  policy.replace(/(img-src [^;]+?)( https:)?;/, '$1 https:;')

const adminDocuments = [
  '/tb_admin',
  '/tb_admin/*',
  // URLs of the admin area are rewritten to `/app`, and Netlify's local server sends the headers of this path.
  '/app',
  '/app.html',
]

const publicDocuments = [
  '/',
  ...languages.flatMap((language) => [`/${language}`, `/${language}/*`]),
  '/404.html',
]

/**
 * Returns the content of the static host's `_headers` file. Two rules that match the same URL never set the same
 * header, because hosts join the values with a comma. Only documents get the headers of documents, because HTTP/1.1
 * does not compress headers.
 */
export function headers(policy: string): string {
  const ofDocuments = (documentPolicy: string) => [
    'Strict-Transport-Security: max-age=31536000',
    `Content-Security-Policy: ${documentPolicy}`,
    'X-Frame-Options: DENY',
    'Cross-Origin-Resource-Policy: same-origin',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    'Cache-Control: no-cache',
  ]
  const rule = (path: string, lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n')
  return [
    rule('/*', ['X-Content-Type-Options: nosniff']),
    ...publicDocuments.map((path) => rule(path, ofDocuments(policy))),
    ...adminDocuments.map((path) => rule(path, ofDocuments(adminPolicy(policy)))),
    rule('/build.json', ['Cache-Control: no-store']),
    rule('/assets/*', ['Cache-Control: max-age=31536000, immutable']),
    '',
  ].join('\n')
}
