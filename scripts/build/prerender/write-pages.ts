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
 * Writes all pages with their data, and the shells without data. If the backend fails, the function logs one warning
 * and continues without data. The remaining list pages show skeletons. The remaining detail pages are not written, so
 * the static host serves their shells. These pages then load their data in the browser.
 * @returns `details`: the pages of case studies and offers that were written; `isComplete`: false if the backend
 * failed
 * @throws Error if a page cannot be rendered for another reason
 */
export async function writePages({ site, build, write, logger }: WritePages) {
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
  /** Renders a page with its data. Returns null if the backend fails now or has failed before. */
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
  const shells = site.staticPages.filter(({ isShell }) => isShell)
  const pages = site.staticPages.filter(({ isShell }) => !isShell)
  await inParallel(pages, async (page) => {
    const html = (await renderWithData(page.path)) ?? (await site.renderPage(page.path))
    await write(page.file, pageHtml(build, { ...page, ...html }))
  })
  const written = new Set<DetailPage>()
  await inParallel(details, async (detail) => {
    const page = site.detailPage(detail)
    const html = await renderWithData(page.path)
    if (!html?.isFound) return
    await write(page.file, pageHtml(build, { ...page, ...html }))
    written.add(detail)
  })
  await inParallel(shells, async (page) => {
    const { pathWithoutScript } = page
    const html = await site.renderPage(page.path)
    const withoutScript = isReachable && pathWithoutScript && (await site.renderPage(pathWithoutScript))
    const parts = withoutScript
      ? { ...html, head: withoutScript.head, body: `<noscript>${withoutScript.body}</noscript>${html.body}` }
      : html
    await write(page.file, pageHtml(build, { ...page, ...parts }))
  })
  return { details: details.filter((detail) => written.has(detail)), isComplete: isReachable }
}
