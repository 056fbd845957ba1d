import { cx } from 'class-variance-authority'
import { useMemo, useState } from 'react'
import { Outlet, useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { LoadError } from '@/components/load-error'
import { notify, shownNotice } from '@/components/toast/notify'
import { Spinner } from '@/components/ui/loading'
import { listDeletedVersions } from '@/features/case-studies/api/case-study-history'
import { listVersions } from '@/features/case-studies/api/case-study-repository'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'

import { AdminHeading } from '../admin-heading'
import { SmallButton } from '../button'
import type { OpenDraft } from './editor/use-draft'
import { DraftNotices, SavedNotice } from './form-notices'
import { focusList, LIST_HEADING_ID, useOpenNewForm } from './form-navigation'
import { DeletedStudies } from './list/deleted-studies'
import { groupBySlug, groupDeleted } from './list/listed-studies'
import { StudyList } from './list/study-list'
import { TranslationReport } from './translations/translation-report'
import { translationPlan, useTranslate } from './translations/use-translate'

const LOAD_FAILURE = 'Failed to load case studies'

export const data = {
  list: async ({ signal }: PageRequest) => {
    try {
      const [versions, deleted] = await Promise.all([listVersions(signal), listDeletedVersions(signal)])
      return { studies: groupBySlug(versions), deleted: groupDeleted(deleted, versions) }
    } catch (error) {
      // If a reload fails, the page keeps the previous list, and only this toast reports the failure. The toast of a
      // failed write is more important.
      if (!signal.aborted && shownNotice()?.tone !== 'error') notify({ tone: 'error', title: LOAD_FAILURE })
      throw error
    }
  },
}

/** A navigation to another form does not change the list. Each write does (D76). */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** The form is the nested route. While it shows a stored study, the list is folded. */
export function Component() {
  const { slug } = useParams()
  const { list } = usePageData<typeof data>()
  const { isRunning, report, translate, closeReport } = useTranslate()
  const [openDraftId, setOpenDraftId] = useState<string>()
  const openDraft = useMemo(() => ({ openDraftId, setOpenDraftId }), [openDraftId])
  const openNewForm = useOpenNewForm()
  const generateAll = async () => {
    const loaded = await list
    await translate(translationPlan(loaded.status === 'loaded' ? loaded.value.studies : []))
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <AdminHeading title="Manage Case Studies" />
        <div className="flex flex-wrap gap-2">
          <SmallButton variant="default" onClick={() => openNewForm()}>
            New case study
          </SmallButton>
          <SmallButton aria-disabled={isRunning} onClick={() => void generateAll()}>
            {isRunning ? 'Generating...' : 'Generate translations'}
          </SmallButton>
        </div>
      </div>
      {report && (
        <AwaitDatum datum={list} pending={null} failed={() => null}>
          {({ studies }) => (
            <TranslationReport
              report={report}
              studies={studies}
              onClose={() => {
                closeReport()
                // The clicked button is removed.
                focusList()
              }}
            />
          )}
        </AwaitDatum>
      )}
      <SavedNotice />
      <DraftNotices openSlug={slug ?? null} openDraftId={openDraftId} />
      <div className={cx('grid items-start gap-8', !slug && 'lg:grid-cols-[23rem_minmax(0,1fr)]')}>
        <details
          key={slug}
          open={!slug}
          className={cx(
            'min-w-0',
            !slug && 'lg:sticky lg:top-5 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto',
          )}
        >
          <summary className="w-fit cursor-pointer">
            <h2
              id={LIST_HEADING_ID}
              tabIndex={-1}
              className="inline scroll-mt-6 text-subheading outline-none"
            >
              All case studies
            </h2>
          </summary>
          <AwaitDatum
            datum={list}
            pending={<Spinner label="Loading..." />}
            failed={(code) => <LoadError title={LOAD_FAILURE} code={code} />}
          >
            {({ studies, deleted }) => (
              <>
                <StudyList studies={studies} />
                <DeletedStudies studies={deleted} />
              </>
            )}
          </AwaitDatum>
        </details>
        <Outlet context={openDraft satisfies OpenDraft} />
      </div>
    </>
  )
}
