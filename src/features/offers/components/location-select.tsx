import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { inputVariants } from '@/components/ui/input'
import { languageFacts, type Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { cached } from '@/lib/cached'

import { locationFact } from '../vocabulary'

interface LocationSelectProps {
  locations: string[]
  /** Is listed even if no offer has this location. */
  chosen: string
  onChange: () => void
}

/** D12. */
export function LocationSelect({ locations, chosen, onChange }: LocationSelectProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const id = useId()

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-medium">
        {t('search.location')}
      </label>
      <div className="relative">
        <select
          id={id}
          name="location"
          defaultValue={chosen}
          onChange={onChange}
          autoComplete="off"
          className={inputVariants({ className: 'appearance-none pr-11' })}
        >
          <option value="">{t('search.all_locations')}</option>
          {locationOptions(locations, chosen, language).map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
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

const collator = cached((language: Language) => new Intl.Collator(languageFacts[language].locale))

export function locationOptions(locations: string[], chosen: string, language: Language) {
  const { compare } = collator(language)
  return [...new Set([...locations, chosen].filter(Boolean))]
    .map((value) => ({ value, ...locationFact(value, language) }))
    .sort((one, other) => compare(one.text, other.text))
}
