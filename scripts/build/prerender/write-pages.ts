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
 * Writes every page with the backend's data in it, and gives the case studies and offers among them. Where the backend
 * fails, the build says so and goes on: lists are built without data and details left to their shells, and both ask
 * the backend in the browser.
 */
export async function writePages({ site, build, write, logger }: WritePages): Promise<DetailPage[]> {
  let isThere = true
  const giveUp = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (isThere) {
      logger.warn(
        `\nThe backend cannot be read (${reason}): pages are built without its data and ask for it in the browser.\n`,
      )
    }
    isThere = false
  }
  const renderWithData = async (path: string) => {
    try {
      return isThere ? await site.renderPage(path, true) : null
    } catch (error) {
      if (!(error instanceof site.BackendError)) throw error
      giveUp(error)
      return null
    }
  }

  const details = await site.listDetailPages().catch((error: unknown): DetailPage[] => {
    giveUp(error)
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
