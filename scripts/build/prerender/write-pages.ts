import type { Logger } from 'vite'

import { inParallel } from './in-parallel.ts'
import { pageHtml, type ClientBuild } from './page-html.ts'

type Site = typeof import('./server-entry')
type DetailPage = Awaited<ReturnType<Site['listDetailPages']>>[number]

interface WritePages {
  site: Site
  build: ClientBuild
  write: (file: string, content: string) => Promise<void>
  logger: Logger
}

/**
 * Writes all pages with their data. If the backend fails, the function logs one warning and continues without data: list
 * pages show skeletons, and detail pages are not written, so the static host serves their shells. These pages then load
 * their data in the browser.
 * @returns the pages of case studies and offers that were written
 * @throws Error if a page cannot be rendered for another reason
 */
export async function writePages({ site, build, write, logger }: WritePages): Promise<DetailPage[]> {
  let isReachable = true
  const stopFetching = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (isReachable) {
      logger.warn(
        `\nThe backend cannot be read (${reason}). The remaining pages are built without data and load it in the browser.\n`,
      )
    }
    isReachable = false
  }
  /** Returns null if the backend has failed. */
  const renderWithData = async (path: string) => {
    try {
      return isReachable ? await site.renderPage(path, true) : null
    } catch (error) {
      if (!(error instanceof site.BackendError)) throw error
      stopFetching(error)
      return null
    }
  }

  const details = await site.listDetailPages().catch((error: unknown): DetailPage[] => {
    stopFetching(error)
    return []
  })
  await inParallel(site.staticPages, async (page) => {
    const html = page.isShell ? null : await renderWithData(page.path)
    await write(page.file, pageHtml(build, { ...page, ...(html ?? (await site.renderPage(page.path))) }))
  })
  const written = new Set<DetailPage>()
  await inParallel(details, async (detail) => {
    const page = site.detailPage(detail)
    const html = await renderWithData(page.path)
    if (!html?.isFound) return
    await write(page.file, pageHtml(build, { ...page, ...html }))
    written.add(detail)
  })
  return details.filter((detail) => written.has(detail))
}
