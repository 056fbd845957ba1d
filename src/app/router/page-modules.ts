import type { ComponentType } from 'react'

import type { PageDataSource } from '@/lib/page-data'
import { pageFile, type PageKey } from '@/routes'

interface PageModule {
  Component: ComponentType
  /** Absent on a page without data. */
  data?: PageDataSource
}

const modules = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx')

/** Loads the code of a page; it is a chunk of its own. */
export async function loadPage(page: PageKey | 'not-found'): Promise<PageModule> {
  const load = modules[`/${pageFile(page)}`]
  if (!load) throw new Error(`No page at ${pageFile(page)}`)
  return load()
}
