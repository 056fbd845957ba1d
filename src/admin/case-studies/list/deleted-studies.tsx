import { formatTime } from '@/lib/format'

import { SmallButton } from '../../button'
import { useWrite } from '../../writes'
import { focusList } from '../form-navigation'
import { codesOf, type DeletedStudy } from './listed-studies'

export function DeletedStudies({ studies }: { studies: DeletedStudy[] }) {
  // The clicked button is removed.
  const { run } = useWrite('restore', focusList)
  if (studies.length === 0) return null
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
            <SmallButton
              aria-label={`Restore: ${study.title}`}
              className="mt-3"
              onClick={() => run(study.versions.map(({ id }) => id))}
            >
              Restore
            </SmallButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
