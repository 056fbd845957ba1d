import type { HydrationState } from 'react-router-dom'

import type { Catalogue } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import type { PageData, PageDataSource } from '@/lib/page-data'

const ELEMENT_ID = 'hydration-data'

interface PrerenderedPage {
  /** URL path that the HTML was made for. */
  path: string
  /** What the loaders returned at build. */
  state: HydrationState
  /** The page's catalogues by namespace, in its language. */
  language: Language
  catalogues: Record<string, Catalogue>
}

/**
 * Returns the element that carries data and texts into the page. JSON is not a script to the content security
 * policy, so it needs no hash.
 */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** Returns what the document was prerendered with, or undefined if it was not. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined
}

/** Returns the data to hydrate with, or undefined if the document was made for another URL, as a shell is. */
export function hydrationDataOf(page: PrerenderedPage | undefined): HydrationState | undefined {
  return page?.path === window.location.pathname.replace(/(?<=.)\/$/, '') ? page.state : undefined
}

/** Returns the data of the page by name. */
export function dataOf(state: HydrationState | undefined): PageData<PageDataSource> {
  return Object.assign({}, ...Object.values(state?.loaderData ?? {})) as PageData<PageDataSource>
}

/** Returns whether a page was built without its data. */
export const isPending = (data: PageData<PageDataSource>): boolean =>
  Object.values(data).some((datum) => 'status' in datum && datum.status === 'pending')
