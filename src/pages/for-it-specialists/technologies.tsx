import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { company } from '@/config/company'

import { filterAreas, technologyList } from './technology-list'

const filters = ['all', ...filterAreas] as const

/** Spec 2, 4. `technologies.css` filters, so that the filter works before hydration (D43). */
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
          <div role="radiogroup" aria-label={t('technologies.filter_label')} className="flex flex-wrap gap-2">
            {filters.map((area) => (
              <label
                key={area}
                className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-ink/25 px-5 text-small font-medium outline-offset-3 outline-primary transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name="technology-area"
                  value={area}
                  defaultChecked={area === 'all'}
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
                />
                {t(`technologies.filters.${area}`)}
              </label>
            ))}
          </div>
          <p role="status" className="text-small text-muted">
            {filters.map((area) => (
              <span key={area} data-shown={area}>
                {t('technologies.shown', {
                  count: technologyList.filter(({ areas }) => area === 'all' || areas.includes(area)).length,
                })}
              </span>
            ))}
          </p>
        </div>
        {/* Hides the dot at the start of each line, but not the focus outline of a link. */}
        <div className="mt-8 border-t border-line pt-8 [clip-path:inset(0_-8px_-8px_-8px)] lg:mt-10 lg:pt-10">
          <ul className="-ml-6 flex flex-wrap gap-y-2 text-[min(1.625rem,10cqi)] leading-tight font-semibold sm:text-title lg:-ml-8 lg:gap-y-4">
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
