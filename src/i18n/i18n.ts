import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { company } from '@/config/company'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

/** Texts by their keys. */
export type Catalogue = Record<string, unknown>

/** One chunk per language and namespace (D9): a page loads only the catalogues it shows. */
const catalogues = import.meta.glob<Catalogue>(['./locales/*/*.json', '!./locales/*/error.json'], {
  import: 'default',
})

/** Part of the entry chunk, because an error page must not need a request. */
const errorCatalogues = import.meta.glob<Catalogue>('./locales/*/error.json', {
  import: 'default',
  eager: true,
})

const instances = new Map<Language, I18n>()

/**
 * The translator of one language. Each language has its own, so that a page in transition keeps its language
 * until the next page, in the next language, replaces it.
 */
export function i18nFor(language: Language): I18n {
  const known = instances.get(language)
  if (known) return known
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

/** Loads the named catalogues of a language into its translator; those already there are not loaded again. */
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

/** Loaded catalogues of a language by namespace, to be carried into a built page. */
export function loadedCatalogues(
  language: Language,
  namespaces: readonly string[],
): Record<string, Catalogue> {
  const { tag } = languageFacts[language]
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const catalogue = i18nFor(language).getResourceBundle(tag, namespace) as Catalogue | undefined
      if (!catalogue) throw new Error(`The catalogue "${namespace}" is not loaded in "${language}"`)
      return [namespace, catalogue]
    }),
  )
}

/** Takes over catalogues that came with a built page: they need no request. */
export function addCatalogues(language: Language, catalogues: Record<string, Catalogue>): void {
  for (const [namespace, catalogue] of Object.entries(catalogues)) {
    i18nFor(language).addResourceBundle(languageFacts[language].tag, namespace, catalogue)
  }
}
