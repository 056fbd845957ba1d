import { cx } from 'class-variance-authority'
import { ArrowDown, Languages } from 'lucide-react'
import { useRef } from 'react'
import { Outlet, useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { LoadError } from '@/components/load-error'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { listDeletedVersions } from '@/features/case-studies/api/case-study-history'
import { listVersions } from '@/features/case-studies/api/case-study-repository'
import { scrollToElement } from '@/lib/motion'
import { usePageData, type PageRequest } from '@/lib/page-data'
import { adminPaths } from '@/routes'

import { AdminHeading } from '../admin-heading'
import { listTexts } from '../texts/list'
import { DraftNotices } from './draft-notices'
import { AdminStudyList, AdminStudyListSkeleton } from './list/admin-study-list'
import { DeletedStudies } from './list/deleted-studies'
import { groupBySlug, type ListedStudy } from './list/group-by-slug'
import { groupDeleted } from './list/group-deleted'
import { TranslationProgress } from './translations/translation-progress'
import { TranslationReportPanel } from './translations/translation-report-panel'
import { useTranslations } from './translations/use-translations'
import { useDeleteStudy } from './use-delete-study'

export const data = {
  studies: async ({ signal }: PageRequest) => {
    try {
      return groupBySlug(await listVersions(signal))
    } catch (error) {
      // If a reload fails, the page keeps showing the previous list, and only this toast reports the failure.
      if (!signal.aborted) notify({ tone: 'error', title: listTexts.loadFailure })
      throw error
    }
  },
  deleted: ({ signal }: PageRequest) => listDeletedVersions(signal),
}

/**
 * Reloads the list in two cases: the URL stays the same (for example after a new study was saved), or the router opens
 * the form for a new study after the form of a stored study (for example after the stored study was saved). Does not
 * reload the list when a stored study opens or the filter changes.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ||
  (nextUrl.pathname === adminPaths.caseStudies && nextUrl.pathname !== currentUrl.pathname)

/** Shows the list of all studies beside the form for one study (spec 2). The form is the nested route. */
export function Component() {
  const { slug } = useParams()
  const { studies, deleted } = usePageData<typeof data>()
  const translations = useTranslations()
  const { deleting, remove } = useDeleteStudy(slug)
  const listHeading = useRef<HTMLHeadingElement>(null)

  const removeRow = async (study: ListedStudy) => {
    await remove(study)
    // If the row was removed together with its focused delete button, moves the focus to the heading of the list.
    if (document.activeElement === document.body) listHeading.current?.focus()
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <AdminHeading title={listTexts.title} />
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            onClick={() => listHeading.current && scrollToElement(listHeading.current)}
            className={cx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'lg:hidden')}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
            {listTexts.toList}
          </button>
          <button
            type="button"
            aria-disabled={translations.working}
            onClick={() => !translations.working && void translations.generate()}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Languages aria-hidden="true" className="size-4" />
            {translations.working ? listTexts.translations.generating : listTexts.translations.generate}
          </button>
        </div>
      </div>
      {translations.progress && <TranslationProgress {...translations.progress} />}
      {translations.report && (
        <TranslationReportPanel report={translations.report} onClose={translations.close} />
      )}
      <DraftNotices openSlug={slug ?? null} />
      <div className="grid items-start gap-x-8 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Outlet />
        <section
          aria-labelledby="all-case-studies"
          className="lg:sticky lg:top-5 lg:-m-1 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto lg:p-1"
        >
          <h2
            id="all-case-studies"
            ref={listHeading}
            tabIndex={-1}
            className="mb-4 scroll-mt-6 text-heading outline-none"
          >
            {listTexts.heading}
          </h2>
          <AwaitDatum
            datum={studies}
            pending={<AdminStudyListSkeleton />}
            failed={(code) => <LoadError title={listTexts.loadFailure} code={code} />}
          >
            {(listed) => (
              <>
                <AdminStudyList
                  studies={listed}
                  openSlug={slug}
                  deleting={deleting}
                  translating={translations.working}
                  onTranslate={(scope) => void translations.generate(scope)}
                  onDelete={(study) => void removeRow(study)}
                />
                <AwaitDatum
                  datum={deleted}
                  pending={null}
                  failed={() => <p className="mt-6 text-small text-muted">{listTexts.deleted.loadFailure}</p>}
                >
                  {(versions) => (
                    <DeletedStudies
                      studies={groupDeleted(versions, listed)}
                      onRestored={() => listHeading.current?.focus()}
                    />
                  )}
                </AwaitDatum>
              </>
            )}
          </AwaitDatum>
        </section>
      </div>
    </>
  )
}
