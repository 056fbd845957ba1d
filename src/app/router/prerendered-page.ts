import type { HydrationState } from 'react-router-dom'

import type { Catalogue } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import type { DataLoaders, PageData } from '@/lib/page-data'

const ELEMENT_ID = 'hydration-data'

interface PrerenderedPage {
  path: string
  state: HydrationState
  language: Language
  catalogues: Record<string, Catalogue>
}

/**
 * Escapes only the tags that can end or change a script element. Other tags stay as in the HTML of the page, so that the
 * repeated text compresses well.
 */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replace(/<(?=\/?script|!--)/gi, '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

export function readPrerenderedPage(): PrerenderedPage | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined
}

/** Returns undefined if the page was prerendered for another URL, for example the host's not-found page. */
export function hydrationStateOf(page: PrerenderedPage | undefined): HydrationState | undefined {
  return page?.path === window.location.pathname.replace(/(?<=.)\/$/, '') ? page.state : undefined
}

export function dataOf(state: HydrationState | undefined): PageData<DataLoaders> {
  const dataByRoute: Record<string, PageData<DataLoaders>> = state?.loaderData ?? {}
  return Object.values(dataByRoute).reduce((all, data) => ({ ...all, ...data }), {})
}

const SEO_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join()

/** A render without hydration adds its own tags, and would leave the prerendered ones in place. */
export function removePrerenderedSeoTags(): void {
  document.head.querySelectorAll(SEO_TAGS).forEach((tag) => tag.remove())
}
