import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { restoreDeletedVersions } from '@/features/case-studies/api/case-study-history'

import { formatTime } from '../../format-time'
import { listTexts } from '../../texts/list'
import type { DeletedStudy } from './group-deleted'

const texts = listTexts.deleted

interface DeletedStudiesProps {
  studies: DeletedStudy[]
  /** Called after a study was restored. Must move the focus, because the clicked button was removed with its row. */
  onRestored: () => void
}

export function DeletedStudies({ studies, onRestored }: DeletedStudiesProps) {
  const [isRestoring, setRestoring] = useState(false)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  if (studies.length === 0) return null

  const restore = async ({ ids, title, languages }: DeletedStudy) => {
    if (isRestoring) return
    const { confirm: yes, cancel } = texts.question
    if (!(await confirm({ title, text: texts.question.text(codesOf(languages)), confirm: yes, cancel })))
      return
    setRestoring(true)
    try {
      await restoreDeletedVersions(ids)
      notify({ tone: 'success', title: texts.success })
      await revalidate()
      onRestored()
    } catch (error) {
      console.error('Could not restore the case study', error)
      notify({ tone: 'error', title: texts.failure })
      await revalidate()
    } finally {
      setRestoring(false)
    }
  }
  return (
    <details className="mt-6 text-small">
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">
        {texts.heading(studies.length)}
      </summary>
      <p className="mt-1 text-label text-muted">{texts.hint}</p>
      <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface">
        {studies.map((study) => (
          <li key={study.ids.join()} className="p-4">
            <p className="font-semibold">{study.title}</p>
            <p className="text-label break-all text-muted">{study.slug}</p>
            <p className="mt-1 text-label text-muted tabular-nums">
              {texts.deletedAt(codesOf(study.languages), formatTime(study.deletedAt))}
            </p>
            <button
              type="button"
              aria-disabled={isRestoring}
              aria-label={`${texts.restore}: ${study.title}`}
              onClick={() => void restore(study)}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
            >
              {texts.restore}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const codesOf = (languages: string[]) => languages.map((code) => code.toUpperCase()).join(', ')
