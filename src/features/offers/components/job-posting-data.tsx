import { useLanguage } from '@/i18n/use-language'
import { StructuredData } from '@/seo/structured-data'

import { jobPosting } from '../job-posting'
import { offerLanguage, type Offer } from '../model'

/** The offer for search engines, on the address that counts as the original (D16). */
export function JobPostingData({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const posting = language === offerLanguage ? jobPosting(offer) : null
  return posting && <StructuredData things={[posting]} />
}
