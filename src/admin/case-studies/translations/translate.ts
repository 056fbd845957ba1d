import {
  createTranslations,
  type TranslationReport,
  type TranslationScope,
} from '@/features/case-studies/api/create-translations'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'

import { textsOf } from '../editor/study-values'
import { formPath } from '../form-navigation'
import { offerText } from './offered-texts'

const FAILURE = { tone: 'error', title: 'Nepodarilo sa vytvoriť preklady', lang: 'sk' } as const

/**
 * Translates what is missing in the scope, or in all studies without a scope (spec 7 row 11). A preview also translates
 * what exists, stores nothing, and offers the new texts to the form of their study.
 */
export async function translate(scope?: TranslationScope | null) {
  try {
    const report = await createTranslations(scope ?? undefined)
    for (const { slug, language, texts } of report.translations) {
      if (scope?.preview && texts) offerText(slug, language, textsOf(texts))
    }
    return { isDone: true, report, notice: noticeOf(report, scope) }
  } catch (error) {
    console.error('Could not create the translations', error)
    const message = backendErrorMessage(error)
    return { isDone: false, notice: message ? ({ tone: 'error', title: message } as const) : FAILURE }
  }
}

function noticeOf({ translations, failed }: TranslationReport, scope?: TranslationScope | null) {
  const [first] = translations
  if (!first && failed.length > 0) return FAILURE
  const link = first && { to: formPath(first.slug, first.language), label: 'Open' }
  const title = scope?.preview ? 'A new translation is ready.' : `Vytvorené ${translations.length} prekladov`
  return { tone: 'success', title, lang: scope?.preview ? undefined : 'sk', link } as const
}
