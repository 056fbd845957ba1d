import { ChevronDown } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { control } from '@/components/ui/control'
import { useLanguage } from '@/i18n/use-language'

import type { OfferSummary } from '../model'
import { locationsOf } from '../search'
import { useOfferLang } from './use-offer-lang'

interface LocationSelectProps {
  ref: Ref<HTMLSelectElement>
  offers: OfferSummary[]
  /** Location in the address; it is an option even where no offer has it (any more). */
  chosen: string
  onChange: () => void
}

/** The location filter: all of them, or one exactly as the offers name it (D12). */
export function LocationSelect({ ref, offers, chosen, onChange }: LocationSelectProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const lang = useOfferLang()
  const id = useId()
  const locations = locationsOf(offers, language)
  if (chosen && !locations.includes(chosen)) locations.push(chosen)
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-medium">
        {t('search.location')}
      </label>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          name="location"
          defaultValue={chosen}
          onChange={onChange}
          className={control({ className: 'appearance-none pr-11' })}
        >
          <option value="">{t('search.all_locations')}</option>
          {locations.map((location) => (
            <option key={location} value={location} lang={lang}>
              {location}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  )
}
