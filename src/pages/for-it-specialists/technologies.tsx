import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { company } from '@/config/company'

import { filterAreas, filterTechnologies } from './filter-technologies'
import { TechnologyFilter } from './technology-filter'
import { technologyList } from './technology-list'

/**
 * Lists the technologies with a filter by area (spec 2, 4). Each technology links to a search for IT projects with this
 * technology. For screen readers, the text of the link ends with "(IT projects)".
 * The filter consists of CSS rules in `technologies.css`, so that it works before hydration (D43).
 */
export function Technologies() {
  const { t } = useTranslation('for-it-specialists')
  const { t: tCommon } = useTranslation()
  return (
    <Section
      tone="sunken"
      eyebrow={t('technologies.eyebrow')}
      title={t('technologies.title')}
      intro={t('technologies.intro', { number: company.statistics.technologies })}
    >
      <div className="technology-section">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <TechnologyFilter />
          <p role="status" className="text-small text-muted tabular-nums">
            {[null, ...filterAreas].map((area) => (
              <span key={area} data-shown={area ?? 'all'}>
                {t('technologies.shown', { count: filterTechnologies(technologyList, area).length })}
              </span>
            ))}
          </p>
        </div>
        {/* `clip-path` hides the dot at the start of each line, but not the focus outline of a link. */}
        <div className="mt-8 border-t border-line pt-8 [clip-path:inset(0_-8px_-8px_-8px)] lg:mt-10 lg:pt-10">
          <ul className="-ml-6 flex flex-wrap gap-y-2 text-title font-semibold lg:-ml-8 lg:gap-y-4">
            {technologyList.map(({ name, areas, query = name }) => (
              <li
                key={name}
                data-areas={areas.join(' ')}
                className="flex items-center before:mx-2 before:size-2 before:rounded-full before:bg-ink/20 lg:before:mx-3"
              >
                <PageLink
                  page="it-projects"
                  search={`?${new URLSearchParams({ q: query })}`}
                  className="underline decoration-ink/20 decoration-2 underline-offset-[0.22em] transition-colors hover:text-primary hover:decoration-current"
                >
                  {name} <span className="sr-only">({tCommon('nav.it_projects')})</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
