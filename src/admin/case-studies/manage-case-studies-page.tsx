import { Suspense, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { listAllStudies } from '@/features/case-studies/api/list-all-studies'

import { AdminHeading } from '../admin-heading'
import { texts } from '../texts'
import { groupBySlug, type StudyGroup } from './group-by-slug'
import { StudyList, StudyListSkeleton } from './study-list'

/** Every case study with its language versions (spec 2). */
export function ManageCaseStudiesPage() {
  const [studies, setStudies] = useState(loadStudies)
  return (
    <>
      <AdminHeading title={texts.caseStudies.title} className="mb-6" />
      <Suspense fallback={<StudyListSkeleton />}>
        <StudyList studies={studies} onRetry={() => setStudies(loadStudies())} />
      </Suspense>
    </>
  )
}

/** The studies, or null after a failure, which is logged and told (spec 8). */
async function loadStudies(): Promise<StudyGroup[] | null> {
  try {
    return groupBySlug(await listAllStudies())
  } catch (error) {
    console.error('Could not load the case studies', error)
    notify({ tone: 'error', title: texts.caseStudies.loadFailure })
    return null
  }
}
