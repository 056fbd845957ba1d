import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'
import { formatLongDate, isoTime } from '@/lib/format'

import type { OfferSummary } from '../model'

/** Shows the day an offer was published: `Posted April 14, 2026`. */
export function PostedDate({ offer: { published_at } }: { offer: OfferSummary }) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  return (
    // Browsers may write a date differently than the build did.
    <time dateTime={isoTime(published_at)} suppressHydrationWarning>
      {t('offer.posted', { date: formatLongDate(published_at, language) })}
    </time>
  )
}
