import { useState } from 'react'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { createTranslations, type TranslationReport } from '@/features/case-studies/api/create-translations'
import { serverMessage } from '@/features/case-studies/server-message'

import { listTexts } from '../list-texts'

const texts = listTexts.translations

/** Has missing translations made after a question (spec 7 row 11, spec 8), and keeps what became of them. */
export function useTranslations(onCreated: () => void) {
  const confirm = useConfirm()
  const [working, setWorking] = useState(false)
  const [report, setReport] = useState<TranslationReport>()

  const generate = async () => {
    const { title, question: text, confirm: yes, cancel } = texts
    if (!(await confirm({ title, text, lang: 'sk', confirm: yes, cancel }))) return
    setWorking(true)
    setReport(undefined)
    try {
      const made = await createTranslations()
      notify({ tone: 'success', title: texts.success(made.translations.length), lang: 'sk' })
      setReport(made)
      onCreated()
    } catch (error) {
      console.error('Could not create the translations', error)
      const message = serverMessage(error)
      notify({ tone: 'error', title: message ?? texts.failure, lang: message ? undefined : 'sk' })
    } finally {
      setWorking(false)
    }
  }

  return { generate, working, report, close: () => setReport(undefined) }
}
