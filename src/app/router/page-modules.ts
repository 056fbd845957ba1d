import type { ComponentType } from 'react'

import type { PageRequest } from '@/lib/page-request'
import { pageFile, type PageKey } from '@/routes'

interface PageModule {
  Component: ComponentType
  /** Starts loading and returns at once: an object of promises that the page shows a skeleton for. */
  loader?: (request: PageRequest) => unknown
}

const modules = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx')

/** Loads the code of a page; it is a chunk of its own. */
export async function loadPage(page: PageKey | 'not-found'): Promise<PageModule> {
  const load = modules[`/${pageFile(page)}`]
  if (!load) throw new Error(`No page at ${pageFile(page)}`)
  return load()
}
