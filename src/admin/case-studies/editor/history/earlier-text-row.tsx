import { useFormContext, useWatch } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import type { EarlierVersion } from '@/features/case-studies/api/case-study-history'
import { languageFacts, type Language } from '@/i18n/languages'

import { formatTime } from '../../../format-time'
import { fieldTexts } from '../../../texts/fields'
import { historyTexts } from '../../../texts/history'
import { hasText, type StudyValues } from '../study-values'
import { changedFields, previewOf, textsOf } from './earlier-text'

interface EarlierTextRowProps {
  version: EarlierVersion
  language: Language
}

export function EarlierTextRow({ version, language }: EarlierTextRowProps) {
  const { control, getValues, setValue } = useFormContext<StudyValues>()
  const current = useWatch({ control, name: language })
  const confirm = useConfirm()

  const time = formatTime(version.replaced_at)
  const earlier = textsOf(version.version)
  const changed = changedFields(earlier, current)
  const [first] = changed
  const restore = async () => {
    if (!first) return
    if (hasText(getValues(language)) && !(await confirm(historyTexts.question))) return
    setValue(language, { ...earlier, published: getValues(language).published }, { shouldValidate: false })
    notify({ tone: 'success', title: historyTexts.restored(time) })
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium tabular-nums">{historyTexts.until(time)}</p>
        <p className="text-label text-muted">
          {first ? historyTexts.differs(changed.map((field) => fieldTexts.labels[field])) : historyTexts.same}
        </p>
        {first && (
          <p lang={languageFacts[language].tag} className="mt-1 text-label wrap-anywhere">
            {previewOf(earlier[first], current[first]) || historyTexts.emptyField}
          </p>
        )}
      </div>
      {/* Uses `aria-disabled`, because a button that becomes `disabled` loses the focus. */}
      <button
        type="button"
        aria-disabled={!first}
        aria-label={`${historyTexts.restore}: ${time}`}
        onClick={() => void restore()}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {historyTexts.restore}
      </button>
    </div>
  )
}
