/** A rule of `_redirects`: an address pattern, a target and the status to answer with. */
interface Rule {
  from: string
  to: string
  status: number
}

export interface HostFiles {
  redirects: Rule[]
  /** Header blocks in the order of `_headers`; later blocks override earlier ones. */
  headers: { pattern: string; values: [name: string, value: string][] }[]
}

/** Reads the two files that Netlify and Cloudflare Pages share, as far as this site writes them. */
export function parseHostFiles(redirects: string, headers: string): HostFiles {
  const blocks = headers.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const values = lines.map((line) => line.trim().split(/:\s+(.*)/s, 2) as [string, string])
    return { pattern, values }
  })
  const rules = redirects
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return { from, to, status: Number(status) }
    })
  return { redirects: rules, headers: blocks }
}

/**
 * Matches a path to the letter, as the strictest hosts do: a slash at the end counts.
 * @param pattern path with `:name` segments and, at the end, `*`
 * @returns what the names and `*` (as `splat`) stand for, or null if the path does not match
 */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)')
  const match = new RegExp(`^${source}$`).exec(path)
  return match && { ...match.groups }
}

/** Returns the headers of a path. */
export function headersFor({ headers }: HostFiles, path: string): Map<string, string> {
  return new Map(headers.filter(({ pattern }) => matchPattern(pattern, path)).flatMap(({ values }) => values))
}

/** Returns the answer to a path that is not a file: a rule's target, or null for the host's plain not-found page. */
export function ruleFor({ redirects }: HostFiles, path: string): { to: string; status: number } | null {
  for (const { from, to, status } of redirects) {
    const match = matchPattern(from, path)
    if (match) return { to: to.replace(/:(\w+)/g, (_, name: string) => match[name] ?? ''), status }
  }
  return null
}
