import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'
import { company } from '@/config/company'

import { filterAreas, filterTechnologies, type FilterArea } from './filter-technologies'
import { technologyList } from './technology-list'

const filters = [null, ...filterAreas]

/** What the community works with, by area (spec 2, 4). */
export function Technologies() {
  const { t } = useTranslation('for-it-specialists')
  const [area, setArea] = useState<FilterArea | null>(null)
  const shown = filterTechnologies(technologyList, area)
  return (
    <Section
      tone="sunken"
      eyebrow={t('technologies.eyebrow')}
      title={t('technologies.title')}
      intro={t('technologies.intro', { number: company.statistics.technologies })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div role="group" aria-label={t('technologies.filter_label')} className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === area}
              onClick={() => setArea(filter)}
              className="min-h-11 rounded-full border border-ink/25 px-5 text-small font-medium transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {t(`technologies.filters.${filter ?? 'all'}`)}
            </button>
          ))}
        </div>
        <p role="status" className="text-small text-muted tabular-nums">
          {t('technologies.shown', { count: shown.length })}
        </p>
      </div>
      <ul className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-8 text-title font-semibold lg:mt-10 lg:gap-x-6 lg:gap-y-4 lg:pt-10">
        {shown.map(({ name }) => (
          <li
            key={name}
            className="flex items-center gap-4 not-last:after:size-2 not-last:after:rounded-full not-last:after:bg-ink/20 lg:gap-6"
          >
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
