import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { createTranslations, type TranslationReport } from '@/features/case-studies/api/create-translations'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'

import { listTexts } from '../../texts/list'

const texts = listTexts.translations

/** Creates the missing translations after a confirmation (spec 7 row 11, spec 8). Then reloads the list. */
export function useTranslations() {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [working, setWorking] = useState(false)
  const [report, setReport] = useState<TranslationReport>()

  const generate = async () => {
    const { title, question: text, confirm: yes, cancel } = texts
    if (!(await confirm({ title, text, lang: 'sk', confirm: yes, cancel }))) return
    setWorking(true)
    setReport(undefined)
    try {
      const created = await createTranslations()
      notify({ tone: 'success', title: texts.success(created.translations.length), lang: 'sk' })
      setReport(created)
      void revalidate()
    } catch (error) {
      console.error('Could not create the translations', error)
      const message = backendErrorMessage(error)
      notify({ tone: 'error', title: message ?? texts.failure, lang: message ? undefined : 'sk' })
    } finally {
      setWorking(false)
    }
  }

  return { generate, working, report, close: () => setReport(undefined) }
}
