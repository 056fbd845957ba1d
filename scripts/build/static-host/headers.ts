import { createHash } from 'node:crypto'

import { languages } from '../../../src/i18n/languages.ts'

interface PolicySources {
  /** Inline scripts and styles of the built pages, to the letter: the policy allows them by hash. */
  scripts: string[]
  styles: string[]
  /** Address of the Supabase project, if it is not the site's own. */
  supabaseUrl: string
}

const hashes = (sources: string[]) =>
  sources.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`).join(' ')

/** Content security policy: nothing but our own files, the named inline blocks, the backend and https images (D35). */
export function contentSecurityPolicy({ scripts, styles, supabaseUrl }: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "font-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${supabaseUrl}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where documents are: every page of a language, the private area, and the files behind both. */
const documents = [
  '/',
  ...languages.flatMap((language) => [`/${language}`, `/${language}/*`]),
  '/tb_admin',
  '/tb_admin/*',
  '/404.html',
  '/app.html',
]

/**
 * The `_headers` file of the static host. No rule repeats a header that another one has set for the same address
 * with another value: hosts join them with a comma. What only documents need is sent with documents alone, since every
 * response carries its headers uncompressed; a document at any other address (a page not found, `/en.html`) has the
 * policy in its head.
 * @param policy what `contentSecurityPolicy` says
 */
export function headers(policy: string): string {
  const ofDocuments = [
    `Content-Security-Policy: ${policy}`,
    'Cross-Origin-Opener-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    'Cache-Control: no-cache',
  ]
  const ofAll = [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ]
  const rule = (path: string, lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n')
  return [
    rule('/*', ofAll),
    ...documents.map((path) => rule(path, ofDocuments)),
    rule('/assets/*', ['Cache-Control: public, max-age=31536000, immutable']),
    '',
  ].join('\n')
}
