import pMap from 'p-map'

import { isSecretKey } from '../../src/config/env-schema.ts'
import { headers as builtHeaders } from '../build/headers.ts'
import { headersFor, parseHeaders } from '../build/static-host.ts'

/** One cause, and what to do. */
export interface Finding {
  problem: string
  remedy: string
}

export type Send = (url: string, init?: RequestInit) => Promise<Response>

/** Returns a finding if something was `found`. It names up to four of the items. */
export function finding(problem: string, remedy: string, found: boolean | string[] = true): Finding[] {
  if (typeof found === 'boolean') return found ? [{ problem: `${problem}.`, remedy }] : []
  const names = [...new Set(found)]
  const more = names.length > 4 ? ` and ${names.length - 4} more` : ''
  return names.length > 0 ? [{ problem: `${problem}: ${names.slice(0, 4).join(', ')}${more}.`, remedy }] : []
}

export const several = { concurrency: 8 }

export type Site = Awaited<ReturnType<typeof loadSite>>
type Page = Awaited<ReturnType<typeof loadPage>>

/** Addresses outside of the sitemap. Each has its status, or the address to which it redirects. */
const otherAddresses: Record<string, number | string> = {
  '/': '/en',
  '/kontakt': '/en/contact',
  '/uber-uns': '/de/uber-uns',
  '/EN': '/en',
  '/en/blog': 200,
  '/tb_admin': 200,
  '/tb_admin/case-studies': 200,
  '/licenses.txt': 200,
  '/en/this-page-does-not-exist': 404,
  '/assets/does-not-exist.js': 404,
}

/** What the owner replaces (D62). The persons are those of the demonstration quotations. */
const placeholders =
  /(hello|privacy)@example\.com|\/\/example\.com|\b00 000 000|\bXX0000000000|\bExample [A-Z]\w+|Martin K\.|Peter B\.|Róbert S\.|Jana H\./g

async function loadPage(url: string, path: string, send: Send) {
  const response = await send(url + path)
  return { path, status: response.status, headers: response.headers, text: await response.text() }
}

/** Matches the name of a script or stylesheet. */
const assetName = /(?:\/assets\/|["'`](?:assets|\.)\/)([\w.-]+\.(?:js|css))\b/g
/** Matches an attribute with the path of a file, or with the complete URL of the share image. */
const fileName = /(?: (?:src|href)="|og:image" content="https?:\/\/[^/"]+)(\/[^/"][^"?]*\.\w+)"/g
const allOf = (pattern: RegExp, { text }: Page) => [...text.matchAll(pattern)].map(([, part = '']) => part)
const filesOf = (page: Page) =>
  allOf(fileName, page).concat(allOf(assetName, page).map((name) => `/assets/${name}`))

/** Loads the sitemap's pages and the admin area with their files, the scripts that these name, and linked pages. */
export async function loadSite(url: string, send: Send) {
  const load = (paths: Iterable<string>) => pMap(paths, (path) => loadPage(url, path, send), several)
  const files = await load(['/robots.txt', '/sitemap.xml'])
  const listed = files.flatMap((file) => allOf(/<loc>([^<]+)/g, file)).map((page) => new URL(page).pathname)
  const pages = await load(new Set(listed))
  const links = pages.flatMap((page) => allOf(/<a [^>]*href="(\/[^/"?#.][^"?#.]*)["?#]/g, page))
  const linked = await load(new Set(links.filter((path) => !listed.includes(path))))
  const admin = await load(['/tb_admin'])
  const build = await loadPage(url, '/build.json', send)
  const assets = new Map<string, Page>()
  for (let next = [...pages, ...admin]; next.length > 0;) {
    const names = new Set(next.flatMap(filesOf))
    next = await load([...names].filter((path) => !assets.has(path)))
    for (const asset of next) assets.set(asset.path, asset)
  }
  return { url, files, pages, linked, admin, build, assets: [...assets.values()] }
}

const isOpen = ({ status }: Page) => status === 200
const typeOf = ({ headers }: Page) => headers.get('content-type') ?? 'none'
/** Tests the media type too, because a host may answer with the home page instead of a missing file. */
const isAsset = (page: Page) =>
  isOpen(page) && (/\.(js|css)$/.test(page.path) ? /javascript|css/ : /^(?!text\/html)/).test(typeOf(page))
const pathOf = ({ path }: Page) => path

export async function checkSite(site: Site, send: Send): Promise<Finding[]> {
  const { url, files, pages, linked, admin, build, assets } = site
  const closed = [
    ...[...files, ...pages].filter((page) => !isOpen(page)),
    ...assets.filter((asset) => !isAsset(asset)),
  ]
  const closedPaths = closed.map(pathOf)
  const open = pages.filter(
    (page) => isOpen(page) && !filesOf(page).some((path) => closedPaths.includes(path)),
  )
  const ownAddresses = [`Sitemap: ${url}/sitemap.xml`, `<loc>${url}/en</loc>`]
  const foreign = [
    ...files.filter((file) => isOpen(file) && !ownAddresses.some((address) => file.text.includes(address))),
    ...open.filter((page) => !hasOwnHead(page, url)),
  ]
  const code = [...assets, ...pages, ...admin].map(({ text }) => text).join('\n')
  const keys = code.match(/sb_secret_\w{10}|eyJ[\w-]+\.eyJ[\w-]+\./g) ?? []
  const words = pages.flatMap(({ text }) => text.replace(/\s+/g, ' ').match(placeholders) ?? [])
  return [
    ...finding(
      'Pages or their files do not open',
      'Publish all files of `dist/` from one build. Remove redirects and file types that are set at the host.',
      closed.map(
        (page) => `${page.path} (${isOpen(page) ? `type ${typeOf(page)}` : `status ${page.status}`})`,
      ),
    ),
    ...finding(
      'Pages do not have their own address and title',
      `Build the site with VITE_SITE_URL=${url}, and publish all files of one build.`,
      foreign.map(pathOf),
    ),
    ...finding(
      'Search engines are told to leave out pages',
      'Remove the header X-Robots-Tag at the host, and publish `robots.txt` and the pages as they were built.',
      [...files.filter(isOpen), ...open].filter(isHidden).map(pathOf),
    ),
    ...finding(
      'Addresses give a wrong answer',
      'Use a host that applies `_redirects`, and switch off there that unknown addresses get the home page.',
      await wrongAddresses(url, send),
    ),
    ...finding(
      'Pages link to pages that do not exist',
      'Publish these case studies and start a build, or change the slugs in `src/pages/`.',
      linked.filter(({ status }) => status === 404).map(pathOf),
    ),
    ...finding(
      'Headers are not those of the build',
      'Publish `_headers` and the pages from one build. Set no other headers in the settings of the host.',
      [...open, ...[...admin, build].filter(isOpen), ...assets.filter(isAsset)].flatMap(wrongHeaders),
    ),
    ...finding(
      'The site still shows placeholders or quotations of demonstration clients',
      'Replace them in `src/config/company.ts`, in the texts and in the case studies, then build and publish.',
      words.map((found) => `“${found}”`),
    ),
    ...finding(
      'The site contains a secret key, with which everybody can read and change all data',
      'Delete this key in the project now (Project Settings → API Keys). Build with the publishable key.',
      keys.filter(isSecretKey).map((key) => `${key.slice(0, 14)}…`),
    ),
  ]
}

const hasOwnHead = ({ path, text }: Page, url: string) =>
  /<title[^>]*>\s*[^<\s]/.test(text) && text.includes(`rel="canonical" href="${url}${path}"`)

const isHidden = ({ path, headers, text }: Page) =>
  /noindex|none/.test(headers.get('x-robots-tag') ?? '') ||
  /<meta name="robots" content="[^"]*noindex/.test(text) ||
  (path === '/robots.txt' && /^Disallow: (?!\/tb_admin$)/m.test(text))

/** Returns the headers that differ from those of a build with the policy of this page, or that are not strict. */
function wrongHeaders({ path, headers, text }: Page): string[] {
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(text) ?? []
  const built = parseHeaders(builtHeaders(`${policy}; frame-ancestors 'none'`))
  return [...headersFor(built, path)]
    .filter(([name, value]) => headers.get(name) !== value || /'unsafe-|\*/.test(value))
    .map(([name]) => `${name} of ${path}`)
}

async function wrongAddresses(url: string, send: Send): Promise<string[]> {
  const check = async ([path, expected]: [string, string | number]) => {
    const { status, headers } = await send(url + path)
    const target = headers.get('location')?.replace(url, '')
    return status === expected || target === expected ? [] : [`${path} (status ${status})`]
  }
  return (await pMap(Object.entries(otherAddresses), check, several)).flat()
}
