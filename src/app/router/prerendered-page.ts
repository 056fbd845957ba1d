import type { HydrationState } from 'react-router-dom'

import type { Catalogue } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import type { DataLoaders, PageData } from '@/lib/page-data'

const ELEMENT_ID = 'hydration-data'

interface PrerenderedPage {
  /** URL path that the HTML was rendered for. */
  path: string
  /** Results of the loaders at build. */
  state: HydrationState
  language: Language
  /** Texts of the page by namespace. */
  catalogues: Record<string, Catalogue>
}

/**
 * Returns a `<script>` element with the page as JSON. The content security policy needs no hash for it, because the
 * browser does not run JSON.
 */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** Reads the element that {@link hydrationElement} wrote. Returns undefined if the document has none. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined
}

/**
 * Returns the state to hydrate with. Returns undefined if the document was rendered for another URL, as a shell or the
 * host's not-found page is.
 */
export function hydrationStateOf(page: PrerenderedPage | undefined): HydrationState | undefined {
  return page?.path === window.location.pathname.replace(/(?<=.)\/$/, '') ? page.state : undefined
}

/** Returns the data of the page by name. */
export function dataOf(state: HydrationState | undefined): PageData<DataLoaders> {
  return Object.assign({}, ...(Object.values(state?.loaderData ?? {}) as object[])) as PageData<DataLoaders>
}

/** The tags that `src/seo/seo.tsx` renders. */
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
 * Removes the prerendered SEO tags from the document. Needed if the document was rendered for another URL: React reuses
 * the tags when it hydrates, but a client render adds its own tags and would leave the old ones in place.
 */
export function removePrerenderedHead(): void {
  document.head.querySelectorAll(SEO_TAGS).forEach((tag) => tag.remove())
}
