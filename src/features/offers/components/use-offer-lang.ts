import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'

import { offerLanguage } from '../model'

/** The `lang` attribute of an offer's own text where the page speaks another language (D16), else undefined. */
export function useOfferLang(): string | undefined {
  return useLanguage() === offerLanguage ? undefined : languageFacts[offerLanguage].tag
}
