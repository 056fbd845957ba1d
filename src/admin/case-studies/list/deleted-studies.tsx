import { useNavigate, useParams, useRevalidator } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { restoreDeletedVersions } from '@/features/case-studies/api/case-study-history'
import { formatTime } from '@/lib/format'

import { attempt } from '../../attempt'
import { SmallButton } from '../../button'
import { newOpeningWithDraft } from '../editor/draft'
import { focusList, formPath } from '../form-navigation'
import { codesOf, type DeletedStudy } from './listed-studies'

export function DeletedStudies({ studies }: { studies: DeletedStudy[] }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { slug: openSlug = '' } = useParams()
  if (studies.length === 0) return null

  const restore = async ({ versions }: DeletedStudy) => {
    const ids = versions.map(({ id }) => id)
    const isRestored = await attempt(
      () => restoreDeletedVersions(ids),
      'The case study could not be restored',
    )
    if (isRestored) notify({ tone: 'success', title: 'Case study restored' })
    await revalidate()
    // The open form does not have the restored version, so it opens again.
    const inForm = versions.find(({ slug }) => slug === openSlug)
    const path = formPath(openSlug, inForm?.language)
    if (isRestored && inForm) return navigate(path, { replace: true, state: newOpeningWithDraft() })
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
            <SmallButton
              aria-label={`Restore: ${study.title}`}
              className="mt-3"
              onClick={() => void restore(study)}
            >
              Restore
            </SmallButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
