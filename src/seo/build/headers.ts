import { createHash } from 'node:crypto'

interface HeaderSources {
  /** Inline scripts and styles of the built pages, to the letter: the policy allows them by hash. */
  scripts: string[]
  styles: string[]
  /** Address of the Supabase project, if it is not the site's own. */
  supabaseUrl: string
}

const hashes = (sources: string[]) =>
  sources.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`).join(' ')

/** Content security policy: nothing but our own files, the named inline blocks, the backend and https images (D35). */
function contentSecurityPolicy({ scripts, styles, supabaseUrl }: HeaderSources): string {
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

/** The `_headers` file of the static host: security for everything, caching by kind of file. */
export function headers(sources: HeaderSources): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(sources)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}
