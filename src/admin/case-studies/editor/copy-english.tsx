import { Copy } from 'lucide-react'
import { useFormContext } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { buttonVariants } from '@/components/ui/button'
import type { Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { hasText, type StudyValues } from './study-values'

export function CopyEnglish({ language }: { language: Language }) {
  const { getValues, setValue } = useFormContext<StudyValues>()
  const confirm = useConfirm()
  const copy = async () => {
    const { published, ...own } = getValues(language)
    if (hasText({ ...own, published }) && !(await confirm(editorTexts.copyQuestion))) return
    setValue(language, { ...getValues('en'), published }, { shouldValidate: false })
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Copy aria-hidden="true" className="size-4" />
      {editorTexts.copyEnglish}
    </button>
  )
}
