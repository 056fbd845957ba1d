import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { restoreDeletedVersions } from '@/features/case-studies/api/case-study-history'

import { formatTime } from '../../format-time'
import type { DeletedStudy } from './listed-studies'

interface DeletedStudiesProps {
  studies: DeletedStudy[]
  /** Must move the focus, because the clicked button is removed. */
  onRestored: () => void
}

export function DeletedStudies({ studies, onRestored }: DeletedStudiesProps) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  if (studies.length === 0) return null

  const restore = async ({ ids, title, languages }: DeletedStudy) => {
    const text = `The versions come back as they were: ${codesOf(languages)}. Visitors see the published ones again.`
    if (!(await confirm({ title, text, confirm: 'Restore', cancel: 'Cancel' }))) return
    try {
      await restoreDeletedVersions(ids)
      notify({ tone: 'success', title: 'Case study restored' })
      await revalidate()
      onRestored()
    } catch (error) {
      console.error('Could not restore the case study', error)
      notify({ tone: 'error', title: 'The case study could not be restored' })
      await revalidate()
    }
  }
  return (
    <details className="mt-6 text-small">
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">
        Deleted ({studies.length})
      </summary>
      <p className="mt-1 text-label text-muted">Deleted texts are kept for 90 days.</p>
      <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface">
        {studies.map((study) => (
          <li key={study.ids.join()} className="p-4">
            <p className="font-semibold">{study.title}</p>
            <p className="text-label text-muted tabular-nums">
              {codesOf(study.languages)}: deleted on {formatTime(study.deletedAt)}
            </p>
            <button
              type="button"
              aria-label={`Restore: ${study.title}`}
              onClick={() => void restore(study)}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const codesOf = (languages: string[]) => languages.map((code) => code.toUpperCase()).join(', ')
