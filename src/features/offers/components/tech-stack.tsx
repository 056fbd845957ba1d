import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'

import { technologiesOf, type OfferSummary } from '../model'
import { searchString } from '../search'
import { useOfferLang } from './use-offer-lang'

interface TechStackProps {
  offer: OfferSummary
  /** Links each technology to the offers that name it. Not inside a card, which is a link already. */
  linked?: boolean
}

const chip = 'block rounded-full border border-line px-3 py-0.5 text-label text-muted'
const linkedChip = `${chip} transition-colors hover:border-ink/40 hover:text-ink`

/** Shows the technologies of an offer as chips, quieter than its badges. */
export function TechStack({ offer, linked = false }: TechStackProps) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  const technologies = technologiesOf(offer)
  if (technologies.length === 0) return null
  return (
    <ul aria-label={t('offer.facts.tech_stack')} className="flex flex-wrap gap-1.5">
      {technologies.map((technology) => (
        <li key={technology} lang={lang}>
          {linked ? (
            <PageLink
              page="it-projects"
              search={searchString({ query: technology, location: '' })}
              className={linkedChip}
            >
              {technology}
            </PageLink>
          ) : (
            <span className={chip}>{technology}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
