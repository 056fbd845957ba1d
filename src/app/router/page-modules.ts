import type { ComponentType } from 'react'

import { pageFile, type PageKey } from '@/routes'

import type { DataSource } from './page-data'

interface PageModule extends Partial<DataSource> {
  Component: ComponentType
}

const modules = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx')

/** Loads the code of a page; it is a chunk of its own. */
export async function loadPage(page: PageKey | 'not-found'): Promise<PageModule> {
  const load = modules[`/${pageFile(page)}`]
  if (!load) throw new Error(`No page at ${pageFile(page)}`)
  return load()
}
