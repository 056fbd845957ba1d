import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { restoreDeletedVersions } from '@/features/case-studies/api/case-study-history'
import { formatTime } from '@/lib/format'

import { focusList } from '../form-navigation'
import { codesOf, type DeletedStudy } from './listed-studies'

export function DeletedStudies({ studies }: { studies: DeletedStudy[] }) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  if (studies.length === 0) return null

  const restore = async ({ title, versions }: DeletedStudy) => {
    const text = `The versions will come back as they were: ${codesOf(versions)}. Visitors will see the published ones again.`
    if (!(await confirm({ title, text, confirm: 'Restore', cancel: 'Cancel' }))) return
    try {
      await restoreDeletedVersions(versions.map(({ id }) => id))
      notify({ tone: 'success', title: 'Case study restored' })
    } catch (error) {
      console.error('Could not restore the case study', error)
      notify({ tone: 'error', title: 'The case study could not be restored' })
    }
    await revalidate()
    // The clicked button is removed.
    focusList()
  }
  return (
    <details className="mt-6 text-small">
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">
        Deleted ({studies.length})
      </summary>
      <p className="mt-1 text-label text-muted">Deleted texts are kept for 90 days.</p>
      <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface">
        {studies.map((study) => (
          <li key={study.versions[0]?.id} className="p-4">
            <p className="font-semibold">{study.title}</p>
            <p className="text-label text-muted tabular-nums">
              {codesOf(study.versions)}: deleted on {formatTime(study.deletedAt)}
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
