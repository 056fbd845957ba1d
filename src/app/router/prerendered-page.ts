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
 * Returns a `<script>` element with the page as JSON. The content security policy needs no hash for this element,
 * because the browser does not run JSON. Escapes only text that can end or change a script element. Other tags are not
 * escaped, because the HTML of the page contains the same tags, and equal text compresses well.
 */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replace(/<(?=\/?script|!--)/gi, '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

export function readPrerenderedPage(): PrerenderedPage | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined
}

/**
 * Returns the state for hydration. Returns undefined if the document was not prerendered, or was prerendered for
 * another URL, for example if the host serves its not-found page.
 */
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

/**
 * Removes the prerendered tags of `src/seo/seo.tsx` from the document. Call it before a render without hydration.
 * Such a render adds its own tags and would leave the prerendered tags in place.
 */
export function removePrerenderedSeoTags(): void {
  document.head.querySelectorAll(SEO_TAGS).forEach((tag) => tag.remove())
}
