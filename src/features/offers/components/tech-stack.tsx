import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'

import { technologiesOf, type OfferSummary } from '../model'
import { searchString } from '../search'
import { useOfferLang } from './offer-texts'

interface TechStackProps {
  offer: OfferSummary
  /**
   * Whether each technology links to the search results for this technology. False in a card, because the link of the
   * card covers the technologies. Each link contains the name of the list page as a text for screen readers, because
   * the name of a technology, such as Go, does not say where the link leads.
   */
  linked?: boolean
}

const chipClassName = 'block rounded-full border border-line px-3 py-0.5 text-label text-muted'
const linkedChipClassName = `${chipClassName} transition-colors hover:border-ink/40 hover:text-ink`

export function TechStack({ offer, linked = false }: TechStackProps) {
  const { t } = useTranslation('it-projects')
  const { t: tCommon } = useTranslation()
  const lang = useOfferLang()
  const technologies = technologiesOf(offer)
  if (technologies.length === 0) return null
  return (
    <ul aria-label={t('offer.facts.tech_stack')} className="flex flex-wrap gap-1.5">
      {technologies.map((technology) => (
        <li key={technology}>
          {linked ? (
            <PageLink
              page="it-projects"
              search={searchString({ query: technology })}
              className={linkedChipClassName}
            >
              <span lang={lang}>{technology}</span>{' '}
              <span className="sr-only">({tCommon('nav.it_projects')})</span>
            </PageLink>
          ) : (
            <span lang={lang} className={chipClassName}>
              {technology}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
