import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { company } from '@/config/company'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

export type Catalogue = Record<string, unknown>

/** A chunk each, so that a page loads only the catalogues it uses (record 2). */
const catalogues = import.meta.glob<Catalogue>(['./locales/*/*.json', '!./locales/*/error.json'], {
  import: 'default',
})

/** In the entry chunk, because the error page must not need a request. */
const errorCatalogues = import.meta.glob<Catalogue>('./locales/*/error.json', {
  import: 'default',
  eager: true,
})

const instances = new Map<Language, I18n>()

/** One for each language, so that the current page keeps its language while one in another language is loading. */
export function i18nFor(language: Language): I18n {
  const existing = instances.get(language)
  if (existing) return existing
  const error = errorCatalogues[`./locales/${language}/error.json`]
  if (!error) throw new Error(`No error catalogue in "${language}"`)
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: languageFacts[language].tag,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    ns: [],
    initAsync: false,
    resources: {
      [languageFacts[language].tag]: { error },
    },
    interpolation: { escapeValue: false, defaultVariables: { brand: company.brand } },
    react: { useSuspense: false },
  })
  instances.set(language, instance)
  return instance
}

export async function loadCatalogues(language: Language, namespaces: readonly string[]): Promise<void> {
  const instance = i18nFor(language)
  const { tag } = languageFacts[language]
  await Promise.all(
    namespaces
      .filter((namespace) => !instance.hasResourceBundle(tag, namespace))
      .map(async (namespace) => {
        const load = catalogues[`./locales/${language}/${namespace}.json`]
        if (!load) throw new Error(`No catalogue "${namespace}" in "${language}"`)
        instance.addResourceBundle(tag, namespace, await load())
      }),
  )
}

/** For the hydration data of a prerendered page. */
export function loadedCatalogues(
  language: Language,
  namespaces: readonly string[],
): Record<string, Catalogue> {
  const { tag } = languageFacts[language]
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const catalogue = i18nFor(language).getDataByLanguage(tag)?.[namespace]
      if (!catalogue) throw new Error(`The catalogue "${namespace}" is not loaded in "${language}"`)
      return [namespace, catalogue]
    }),
  )
}

export function addCatalogues(language: Language, catalogues: Record<string, Catalogue>): void {
  for (const [namespace, catalogue] of Object.entries(catalogues)) {
    i18nFor(language).addResourceBundle(languageFacts[language].tag, namespace, catalogue)
  }
}
