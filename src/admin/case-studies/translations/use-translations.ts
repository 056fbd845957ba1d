import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import {
  createTranslations,
  type TranslationReport,
  type TranslationScope,
} from '@/features/case-studies/api/create-translations'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'

import { translationPlan, type TranslatableStudy } from './translation-plan'

interface TranslationRun {
  working: boolean
  report?: TranslationReport
}

// The state is outside of React, because a run continues if the administrator leaves the page.
let run: TranslationRun = { working: false }
const listeners = new Set<() => void>()

function publish(next: TranslationRun) {
  run = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * `generate` asks first (D65), then translates what is missing of the study in the scope or of all studies (spec 7 row
 * 11). It resolves with undefined if nothing was translated.
 */
export function useTranslations() {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const { working, report } = useSyncExternalStore(subscribe, () => run)

  const generate = async (studies: readonly TranslatableStudy[], scope?: TranslationScope) => {
    const isWanted = await confirm({ ...question, note: translationPlan(studies) })
    if (!isWanted || run.working) return
    publish({ working: true })
    try {
      const created = await createTranslations(scope)
      publish({ working: false, report: created })
      const { translations, failed } = created
      if (translations.length === 0 && failed.length > 0) {
        notify({ tone: 'error', title: FAILURE, lang: 'sk' })
      } else {
        notify({ tone: 'success', title: `Vytvorené ${translations.length} prekladov`, lang: 'sk' })
      }
      void revalidate()
      return created
    } catch (error) {
      publish({ working: false })
      console.error('Could not create the translations', error)
      const message = backendErrorMessage(error)
      notify(message ? { tone: 'error', title: message } : { tone: 'error', title: FAILURE, lang: 'sk' })
    }
  }

  return { generate, working, report, close: () => publish({ working: run.working }) }
}

const FAILURE = 'Nepodarilo sa vytvoriť preklady'

const question = {
  title: 'Generate translations',
  text: 'Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?',
  lang: 'sk',
  confirm: 'Generate',
  cancel: 'Cancel',
}
