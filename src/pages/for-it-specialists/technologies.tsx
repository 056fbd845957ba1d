import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

import { filterTechnologies, type TechnologyFilter } from './filter-technologies'

const filters = [null, 'frontend', 'backend', 'mobile', 'cloud'] as const satisfies TechnologyFilter[]

/** The technologies of our projects, all of them or those of one area (spec 2, 4). */
export function Technologies() {
  const { t } = useTranslation('for-it-specialists')
  const [chosen, choose] = useState<TechnologyFilter>(null)
  const technologies = filterTechnologies(chosen)
  const labelOf = (filter: TechnologyFilter) => t(`technologies.filters.${filter ?? 'all'}`)
  return (
    <Section
      tone="sunken"
      eyebrow={t('technologies.eyebrow')}
      title={t('technologies.title')}
      intro={t('technologies.intro')}
    >
      <div role="group" aria-label={t('technologies.filter_label')} className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <button
            key={filter ?? 'all'}
            type="button"
            aria-pressed={filter === chosen}
            onClick={() => choose(filter)}
            className={cx(
              'min-h-11 rounded-full border px-5 text-small font-medium transition-colors duration-150',
              filter === chosen
                ? 'border-ink bg-ink text-paper'
                : 'border-ink/25 hover:border-ink hover:bg-surface',
            )}
          >
            {labelOf(filter)}
          </button>
        ))}
      </div>
      <p role="status" className="mt-6 text-small text-muted tabular-nums">
        {t('technologies.shown', { filter: labelOf(chosen), count: technologies.length })}
      </p>
      <Names key={chosen} names={technologies} />
    </Section>
  )
}

/** In large type, a dot between two names. On wide screens the place of the longest list is kept. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-5 flex flex-wrap content-start gap-x-4 gap-y-2 text-title font-semibold transition-opacity duration-200 lg:min-h-64 lg:gap-x-6 lg:gap-y-3 starting:opacity-0">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-center gap-4 not-last:after:size-2 not-last:after:rounded-full not-last:after:bg-primary/35 lg:gap-6"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
