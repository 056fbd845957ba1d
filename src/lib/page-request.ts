import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

/** What a page's loader gets: the address taken apart and a signal that fires when the visitor moves on. */
export interface PageRequest {
  language: Language
  params: PageParams
  signal: AbortSignal
}

/**
 * What a page gets to draw from its loader: each datum as a promise or, in a page that was built with its data, as it
 * is; null in a page that was built without.
 */
export type PageData<Loader extends (request: PageRequest) => object> =
  | {
      [Name in keyof ReturnType<Loader>]: ReturnType<Loader>[Name] | Awaited<ReturnType<Loader>[Name]>
    }
  | null
