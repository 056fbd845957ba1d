import type { HydrationState } from 'react-router-dom'

import type { Catalogue } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'

const ELEMENT_ID = 'hydration-data'

interface PrerenderedPage {
  /** Address the HTML was made for. */
  path: string
  /** What the page's loaders gave while it was made. */
  state: HydrationState
  /** The texts it was made with, by namespace, in its language. */
  language: Language
  catalogues: Record<string, Catalogue>
}

/** The element that carries data and texts into the page: data, not script, so the content security policy lets it be. */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** What the page at hand was prerendered with, or undefined if it was not. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined
}

/** The data to hydrate with, or undefined where the page was made for another address, as a shell is. */
export function hydrationDataOf(page: PrerenderedPage | undefined): HydrationState | undefined {
  return page?.path === window.location.pathname.replace(/(?<=.)\/$/, '') ? page.state : undefined
}

/** The data of the page in what its loaders gave, by name; none where it was prerendered without. */
export function dataOf(state: HydrationState | undefined): Record<string, unknown> {
  return Object.assign({}, ...Object.values(state?.loaderData ?? {})) as Record<string, unknown>
}
