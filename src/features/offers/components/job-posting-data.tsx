import { useLanguage } from '@/i18n/use-language'
import { StructuredData } from '@/seo/structured-data'

import { jobPosting } from '../job-posting'
import { offerLanguage, type Offer } from '../model'

/**
 * Describes the offer for search engines, on the page in the language of offers only: title and texts of a posting are
 * in that language, and Google wants one posting per job.
 */
export function JobPostingData({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const posting = language === offerLanguage ? jobPosting(offer) : null
  return posting && <StructuredData things={[posting]} />
}
