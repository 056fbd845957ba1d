import type { HydrationState } from 'react-router-dom'

const ELEMENT_ID = 'hydration-data'

interface PrerenderedPage {
  /** Address the HTML was made for. */
  path: string
  /** What the page's loaders gave while it was made. */
  state: HydrationState
}

/** The element that carries the data into the page: data, not script, so the content security policy lets it be. */
export function hydrationElement(page: PrerenderedPage): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** What the page at hand was prerendered with, or undefined if it was prerendered for another address or not at all. */
export function readHydrationData(): HydrationState | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  if (!json) return undefined
  const { path, state } = JSON.parse(json) as PrerenderedPage
  return path === window.location.pathname.replace(/(?<=.)\/$/, '') ? state : undefined
}

/** The data of the page in what its loaders gave, by name; none where it was prerendered without. */
export function dataOf(state: HydrationState | undefined): Record<string, unknown> {
  return Object.assign({}, ...Object.values(state?.loaderData ?? {})) as Record<string, unknown>
}
