import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

/** What a page's loader gets: the address taken apart and a signal that fires when the visitor moves on. */
export interface PageRequest {
  language: Language
  params: PageParams
  signal: AbortSignal
}
