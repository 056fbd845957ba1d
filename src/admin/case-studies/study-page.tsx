import { useState } from 'react'
import { useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { LoadError } from '@/components/load-error'
import { Spinner } from '@/components/ui/loading'
import { getVersions } from '@/features/case-studies/api/case-study-repository'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'

import { AdminNotice } from '../admin-heading'
import { useFormOpening } from './form-navigation'
import { useRestoredDraft } from './editor/draft'
import { StudyEditor } from './editor/study-editor'
import { versionsByLanguage, type StoredVersions } from './editor/study-values'

export const data = {
  versions: async ({ params: { slug = '' }, signal }: PageRequest) => {
    const versions = await getVersions(slug, signal)
    return versions.length > 0 ? versionsByLanguage(versions) : null
  },
}

/** The query contains only the language tab, which needs no other data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

export function Component() {
  const { slug = '' } = useParams()
  const { opening } = useFormOpening()
  const { versions } = usePageData<typeof data>()
  return (
    <AwaitDatum
      key={`${slug} ${opening}`}
      datum={versions}
      pending={<Spinner label="Loading..." />}
      failed={(code) => <LoadError title="Failed to load the case study" code={code} />}
    >
      {(stored) => <OpenedStudy slug={slug} stored={stored} />}
    </AwaitDatum>
  )
}

function OpenedStudy({ slug, stored }: { slug: string; stored: StoredVersions | null }) {
  // The form keeps the versions that it was opened with, because a save finds conflicts by their timestamps.
  const [opened] = useState(stored)
  const restored = useRestoredDraft()
  if (opened || restored) return <StudyEditor slug={slug} versions={opened ?? {}} />
  return <AdminNotice>This case study does not exist. It may have been deleted.</AdminNotice>
}
