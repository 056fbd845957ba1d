import { useTranslation } from 'react-i18next'

import { technologiesOf, type OfferSummary } from '../model'
import { useOfferLang } from './use-offer-lang'

/** The technologies of an offer as chips, quieter than its badges. */
export function TechStack({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  const technologies = technologiesOf(offer)
  if (technologies.length === 0) return null
  return (
    <ul aria-label={t('offer.facts.tech_stack')} className="flex flex-wrap gap-1.5">
      {technologies.map((technology) => (
        <li
          key={technology}
          lang={lang}
          className="rounded-full border border-line px-3 py-0.5 text-label text-muted"
        >
          {technology}
        </li>
      ))}
    </ul>
  )
}
