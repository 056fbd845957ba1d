import { languages } from '@/i18n/languages'
import { adminPaths } from '@/routes'

import type { Finding, Site } from './deployment'
import { headerDifferences } from './expected-headers'

const paths = [...languages.map((language) => `/${language}`), adminPaths.signIn, adminPaths.caseStudies]
const unknownPath = '/en/this-page-does-not-exist'

const section = 'Publish the site'
const applyHeaders =
  'The host does not apply the file `_headers` of `dist/`. Publish it with the other files, or set its headers in the settings of the host.'

/**
 * Checks the status and the headers of the home page in each language and of two admin pages. Also checks that the URL
 * of a page that does not exist responds with 404.
 */
export async function checkDocuments(site: Site): Promise<Finding[]> {
  const documents = await Promise.all(
    paths.map(async (path) => {
      const response = await site.send(site.origin + path)
      return { path, status: response.status, differences: headerDifferences(path, response).join(', ') }
    }),
  )
  const missing = documents.filter(({ status }) => status !== 200)
  const wrong = documents.filter(({ status, differences }) => status === 200 && differences)
  const allDifferences = new Set(wrong.map(({ differences }) => differences))
  const wrongHeaders = [...allDifferences].map((differences): Finding => {
    const group = wrong.filter((document) => document.differences === differences)
    return {
      problem: `Headers of ${group.map(({ path }) => path).join(', ')} are wrong: ${differences}.`,
      remedy: applyHeaders,
      section,
    }
  })
  return [
    ...missing.map(({ path, status }) => missingPage(site.origin + path, status)),
    ...wrongHeaders,
    ...(await checkUnknownPage(site)),
  ]
}

const missingPage = (url: string, status: number): Finding => ({
  problem: `${url} responds with status ${status} instead of 200.`,
  remedy: 'Publish the whole folder `dist/`, including the file `_redirects`, on a host that applies it.',
  section,
})

async function checkUnknownPage({ origin, send }: Site): Promise<Finding[]> {
  const { status } = await send(origin + unknownPath)
  if (status === 404) return []
  return [
    {
      problem: `${origin}${unknownPath} does not exist, but responds with status ${status} instead of 404. Search engines would index such pages.`,
      remedy:
        'Switch off at the host that unknown URLs get the home page (“single-page app”), and publish the file `_redirects`.',
      section,
    },
  ]
}
