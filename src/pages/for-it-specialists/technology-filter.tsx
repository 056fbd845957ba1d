import { useTranslation } from 'react-i18next'

import { filterAreas } from './filter-technologies'

/** The rules in `technologies.css` show the technologies of the checked area, also before hydration (D43). */
export function TechnologyFilter() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <div role="radiogroup" aria-label={t('technologies.filter_label')} className="flex flex-wrap gap-2">
      {(['all', ...filterAreas] as const).map((area) => (
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
  )
}
