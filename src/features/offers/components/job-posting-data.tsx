import { useLanguage } from '@/i18n/use-language'

import { jobPosting } from '../job-posting'
import { offerLanguage, type Offer } from '../model'

/** The offer for search engines, on the address that counts as the original (D16). Data, not script. */
export function JobPostingData({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const posting = language === offerLanguage ? jobPosting(offer) : null
  if (!posting) return null
  const json = JSON.stringify(posting).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
