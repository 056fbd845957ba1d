import type { Finding, Project, Site } from './deployment'

const section = 'Publish the site'

/** Returns the sources of a directive, such as `["'self'"]`, or an empty array if the policy lacks the directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

/**
 * Checks the content security policy of the English home page. The header must forbid that another site shows the page
 * in a frame. If the Supabase project is known, the policies in the header and in a `<meta>` tag must allow requests to
 * the project, because browsers apply each policy that is present.
 */
export async function checkPolicy({ origin, home, send }: Site, project?: Project): Promise<Finding[]> {
  const { headers } = await send(`${origin}/en`)
  const policyHeader = headers.get('content-security-policy')
  const [, policyTag = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(home) ?? []
  const findings: Finding[] = []
  if (!policyHeader || !sourcesOf(policyHeader, 'frame-ancestors').includes("'none'")) {
    findings.push({
      problem: `${origin}/en has no header Content-Security-Policy that forbids other sites to show the page in a frame.`,
      remedy: 'Publish the file `_headers` of `dist/` on a host that applies it.',
      section,
    })
  }
  const blocking = Object.entries({ header: policyHeader, '<meta> tag': policyTag })
    .filter(([, policy]) => project && policy && !sourcesOf(policy, 'connect-src').includes(project.url))
    .map(([place]) => place)
  if (project && blocking.length > 0) {
    findings.push({
      problem: `The content security policy of ${origin}/en (${blocking.join(' and ')}) forbids requests to ${project.url}. Forms, offers and the admin area cannot work.`,
      remedy: 'Build the site with this URL in `VITE_SUPABASE_URL`, and publish all files of the same build.',
      section,
    })
  }
  return findings
}
