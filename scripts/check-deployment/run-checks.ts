import { checkAssets } from './assets'
import { checkBucket } from './bucket'
import { Unreachable, type Finding, type Project, type Send, type Site } from './deployment'
import { checkDocuments } from './documents'
import { checkFunctions } from './functions'
import { checkHostName } from './host-name'
import { checkHttps } from './https'
import { checkPolicy } from './policy'
import { readPublishedProject } from './published-project'
import { checkRedirects } from './redirects'
import { checkSignUp } from './sign-up'
import { checkTables } from './tables'

const TIMEOUT_MS = 20_000

interface Options {
  site: string
  supabase?: string
  key?: string
  fetch?: typeof fetch
}

/**
 * Checks a running site and its Supabase project with requests that change nothing (D51), and returns the problems.
 * Checks only the site if the URL or the key of the project is unknown.
 */
export async function runChecks({
  site: origin,
  supabase,
  key,
  fetch: send = fetch,
}: Options): Promise<Finding[]> {
  const sendOnce: Send = async (url, init) =>
    send(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init }).catch(
      (cause: unknown) => {
        throw new Unreachable(new URL(url).origin, cause)
      },
    )
  const groups = await findingsOf(async () => {
    const home = await (await sendOnce(`${origin}/en`)).text()
    const site = { origin, home, send: sendOnce }
    const published = await readPublishedProject(site)
    const url = supabase ?? published.url
    const publishableKey = key ?? published.publishableKey
    const project =
      url && publishableKey ? { url, publishableKey, siteOrigin: origin, send: sendOnce } : undefined
    const findings = await Promise.all([
      ...siteChecks(site, project),
      ...(project ? projectChecks(project) : []),
    ])
    return [...published.findings, ...findings.flat()]
  })
  return withoutDuplicates(groups)
}

const siteChecks = (site: Site, project: Project | undefined) =>
  [
    () => checkHttps(site),
    () => checkDocuments(site),
    () => checkPolicy(site, project),
    () => checkAssets(site),
    () => checkRedirects(site),
    () => checkHostName(site),
  ].map(findingsOf)

const projectChecks = (project: Project) =>
  [checkFunctions, checkSignUp, checkTables, checkBucket].map((check) => findingsOf(() => check(project)))

/** Runs a check. Returns a finding if the site or project does not respond, so that the other checks still run. */
async function findingsOf(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return [
      {
        problem: `${error.message}.`,
        remedy: 'Check the URL. If it belongs to a Supabase project, check that the project is not paused.',
        section: 'Check the deployment',
      },
    ]
  }
}

const withoutDuplicates = (findings: Finding[]) => [
  ...new Map(findings.map((finding) => [finding.problem, finding])).values(),
]
