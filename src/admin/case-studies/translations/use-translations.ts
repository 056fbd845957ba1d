import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { defaultLanguage, languages } from '@/i18n/languages'

import { listTexts } from '../../texts/list'
import { closeTranslationReport, startTranslationRun, translationRunStore } from './translation-run'

const texts = listTexts.translations
const translatedLanguages = languages.filter((language) => language !== defaultLanguage)

/**
 * Returns the current or last translation run of this browser tab, and `generate`, which starts a run, shows the result
 * in a toast and, unless the request fails, reloads the list (spec 7 row 11, spec 8). If the run is not limited to one
 * study, `generate` asks first. `generate` resolves with the report, or with undefined if the administrator declines,
 * the run fails or another run is working.
 */
export function useTranslations() {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const { working, progress, report } = useSyncExternalStore(
    translationRunStore.subscribe,
    translationRunStore.snapshot,
  )

  const generate = async (scope?: TranslationScope) => {
    const { title, confirm: yes, cancel } = texts
    const text = texts.question(scope?.languages ?? translatedLanguages)
    if (!scope?.slug && !(await confirm({ title, text, lang: 'sk', confirm: yes, cancel }))) return
    try {
      const created = await startTranslationRun(scope)
      if (!created) return
      const { translations, failed } = created
      const isFailure = translations.length === 0 && failed.length > 0
      if (isFailure) notify({ tone: 'error', title: texts.failure, lang: 'sk' })
      else notify({ tone: 'success', title: texts.success(translations.length), lang: 'sk' })
      void revalidate()
      return created
    } catch (error) {
      console.error('Could not create the translations', error)
      const message = backendErrorMessage(error)
      notify({ tone: 'error', title: message ?? texts.failure, lang: message ? undefined : 'sk' })
    }
  }

  return { generate, working, progress, report, close: closeTranslationReport }
}
