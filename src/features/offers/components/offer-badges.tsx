import { useTranslation } from 'react-i18next'

import { Chip } from '@/components/ui/chip'

import { remoteKind, type OfferSummary } from '../model'

type OfferBadgesProps = Pick<OfferSummary, 'remote_percentage' | 'duration_months'>

export function OfferBadges({ remote_percentage: percent, duration_months: count }: OfferBadgesProps) {
  const { t } = useTranslation('it-projects')
  return (
    <ul aria-label={t('offer.badges')} className="flex flex-wrap gap-2">
      <li>
        <Chip>{t(`offer.remote.${remoteKind(percent)}`, { percent })}</Chip>
      </li>
      {count !== null && (
        <li>
          <Chip>{t('offer.duration', { count })}</Chip>
        </li>
      )}
    </ul>
  )
}
