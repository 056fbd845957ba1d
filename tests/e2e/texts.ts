import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type FlatNamespace, type TFunction } from 'i18next'

import { company } from '../../src/config/company'
import { languageFacts, languages, type Language } from '../../src/i18n/languages'

const folder = join(import.meta.dirname, '../../src/i18n/locales')

const catalogues = (language: Language) =>
  Object.fromEntries(
    readdirSync(join(folder, language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, unknown>,
    ]),
  )

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  resources: Object.fromEntries(
    languages.map((language) => [languageFacts[language].tag, catalogues(language)]),
  ),
  interpolation: { escapeValue: false, defaultVariables: { brand: company.brand } },
})

export const textsOf = <Name extends FlatNamespace>(language: Language, namespace: Name): TFunction<Name> =>
  i18n.getFixedT(languageFacts[language].tag, namespace)
