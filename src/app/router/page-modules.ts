import type { ComponentType } from 'react'

import type { DataLoaders } from '@/lib/page-data'
import { pageFile, type PageKey } from '@/routes'

interface PageModule {
  Component: ComponentType
  /** Functions that load the page's data; undefined if the page needs none. */
  data?: DataLoaders
}

const modules = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx')

/** Loads the module of a page. Each page is a separate chunk. */
export async function loadPage(page: PageKey | 'not-found'): Promise<PageModule> {
  const load = modules[`/${pageFile(page)}`]
  if (!load) throw new Error(`No page at ${pageFile(page)}`)
  return load()
}
