import { useState } from 'react'
import { useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { LoadError } from '@/components/load-error'
import { Spinner } from '@/components/ui/loading'
import { getVersions } from '@/features/case-studies/api/case-study-repository'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'

import { useRestoredDraft } from './editor/draft'
import { StudyEditor } from './editor/study-editor'
import { versionsByLanguage, type StoredVersions } from './editor/study-values'
import { useFormKey } from './form-navigation'
import { NoStudy } from './no-study'

const noVersions: StoredVersions = {}

export const data = {
  /** Null if no study has the slug. */
  versions: async ({ params: { slug }, signal }: PageRequest) => {
    if (slug === undefined) return noVersions
    const versions = await getVersions(slug, signal)
    return versions.length > 0 ? versionsByLanguage(versions) : null
  },
}

/** The query contains only the language tab, which needs no other data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** The form of a stored study, or of a new one. It stays the same form when a new study gets its URL. */
export function Component() {
  const { slug = null } = useParams()
  const formKey = useFormKey()
  const { versions } = usePageData<typeof data>()
  return (
    <AwaitDatum
      key={formKey}
      datum={versions}
      pending={<Spinner label="Loading..." />}
      failed={(code) => <LoadError title="Failed to load the case study" code={code} />}
    >
      {(stored) => <OpenedStudy slug={slug} stored={stored} formKey={formKey} />}
    </AwaitDatum>
  )
}

interface OpenedStudyProps {
  slug: string | null
  stored: StoredVersions | null
  formKey: string
}

function OpenedStudy({ stored, ...study }: OpenedStudyProps) {
  const restored = useRestoredDraft(study.slug)
  const [isOpened] = useState(stored !== null || restored !== undefined)
  if (isOpened || stored) return <StudyEditor {...study} stored={stored ?? noVersions} restored={restored} />
  return <NoStudy />
}
