import { createLogger } from 'vite'
import { expect, test, vi } from 'vitest'

import type { ClientBuild } from './page-html'
import { writePages } from './write-pages'

type Site = Parameters<typeof writePages>[0]['site']
type DetailPage = Awaited<ReturnType<Site['listDetailPages']>>[number]

class BackendError extends Error {}

const study = (slug: string): DetailPage => ({
  language: 'en',
  page: 'case-study',
  params: { slug },
  canonicalLanguage: 'en',
})

const build: ClientBuild = {
  template:
    '<html lang="en"><head><meta charset="utf-8" /><script type="module" src="/entry.js"></script><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>',
  stylesOf: () => '',
  shortenClassNames: (html) => html,
  stylesheet: '',
  adminStylesheet: '',
  policyFor: () => '',
  filesOf: () => [],
  fonts: { main: '', czechSlovak: '' },
}

/**
 * Calls `writePages` for a list page, the shells of studies and offers, and two case studies.
 * @param errorFor returns the error that rendering a path with data throws, or false
 */
async function write(errorFor: (path: string) => Error | false, listDetailPages?: Site['listDetailPages']) {
  const files = new Map<string, string>()
  const logger = createLogger('silent')
  const warn = vi.spyOn(logger, 'warn')
  const page = (path: string) => ({ path, file: `${path.slice(1)}.html`, lang: 'en', modules: [] })
  const site = {
    BackendError,
    staticPages: [
      page('/en/studies'),
      { ...page('/en/studies/_shell'), isShell: true, pathWithoutScript: '/en/404' },
      { ...page('/en/offers/_shell'), isShell: true },
    ],
    listDetailPages: listDetailPages ?? (() => Promise.resolve([study('a'), study('b')])),
    detailPage: ({ params }: DetailPage) => page(`/en/studies/${params.slug}`),
    renderPage: async (path: string, withData = false) => {
      const error = withData && errorFor(path)
      if (error) throw error
      const isFound = !path.endsWith('/gone')
      const body = path.endsWith('/404') ? 'not found' : withData ? 'with data' : 'without data'
      return { head: '', body, isFound }
    },
  } as unknown as Site
  const written = await writePages({
    site,
    build,
    logger,
    write: (file, content) => Promise.resolve(void files.set(file, content)),
  })
  const bodies = Object.fromEntries(
    [...files].map(([file, html]) => [file, /(<noscript>.*)?with(out)? data/.exec(html)?.[0] ?? html]),
  )
  const slugs = written.details.map(({ params }) => params.slug)
  return { bodies, warn, slugs, isComplete: written.isComplete }
}

test('writePages writes list and detail pages with data and shells without data, and adds the not-found page for JavaScript off to the shell of studies', async () => {
  const { bodies, slugs, warn, isComplete } = await write(() => false)
  expect(slugs).toEqual(['a', 'b'])
  expect(bodies).toEqual({
    'en/studies.html': 'with data',
    'en/studies/_shell.html': '<noscript>not found</noscript>without data',
    'en/offers/_shell.html': 'without data',
    'en/studies/a.html': 'with data',
    'en/studies/b.html': 'with data',
  })
  expect(warn).not.toHaveBeenCalled()
  expect(isComplete).toBe(true)
})

test('if the backend cannot be reached, writePages writes pages and shells without data, writes no detail pages and logs one warning', async () => {
  const { bodies, slugs, warn, isComplete } = await write(
    () => new BackendError('connection refused'),
    () => Promise.reject(new Error('connection refused')),
  )
  expect(slugs).toEqual([])
  expect(bodies).toEqual({
    'en/studies.html': 'without data',
    'en/studies/_shell.html': 'without data',
    'en/offers/_shell.html': 'without data',
  })
  expect(isComplete).toBe(false)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('connection refused'))
})

test('if the backend fails while a detail page is rendered, writePages does not write this page and logs one warning', async () => {
  const { bodies, slugs, warn } = await write((path) => path.endsWith('/b') && new BackendError('timeout'))
  expect(slugs).toEqual(['a'])
  expect(bodies['en/studies.html']).toBe('with data')
  expect(bodies).not.toHaveProperty('en/studies/b.html')
  expect(warn).toHaveBeenCalledOnce()
})

test('writePages does not write the page of a case study that was deleted after it was listed', async () => {
  const { bodies, slugs } = await write(
    () => false,
    () => Promise.resolve([study('a'), study('gone')]),
  )
  expect(slugs).toEqual(['a'])
  expect(bodies).not.toHaveProperty('en/studies/gone.html')
})

test('writePages throws if the rendering of a page fails with an error that does not come from the backend', async () => {
  await expect(write((path) => path.endsWith('/a') && new Error('a bug'))).rejects.toThrow('a bug')
})
