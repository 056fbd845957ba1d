import { cx } from 'class-variance-authority'
import { Languages, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Outlet, useParams, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { LoadError } from '@/components/load-error'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { listDeletedVersions } from '@/features/case-studies/api/case-study-history'
import { deleteStudy, listVersions } from '@/features/case-studies/api/case-study-repository'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { adminPaths } from '@/routes'

import { AdminHeading } from '../admin-heading'
import { useUnsavedChanges } from '../unsaved-changes'
import { DraftNotices } from './draft-notices'
import { deleteDraft, readDrafts } from './editor/draft'
import { AdminStudyList } from './list/admin-study-list'
import { DeletedStudies } from './list/deleted-studies'
import { groupBySlug, groupDeleted, type ListedStudy } from './list/listed-studies'
import { TranslationReport } from './translations/translation-report'
import { useTranslations } from './translations/use-translations'
import { useOpenNewForm } from './form-path'

const LOAD_FAILURE = 'Failed to load case studies'

export const data = {
  studies: async ({ signal }: PageRequest) => {
    try {
      return groupBySlug(await listVersions(signal))
    } catch (error) {
      // If a reload fails, the page keeps the previous list, and only this toast reports the failure.
      if (!signal.aborted) notify({ tone: 'error', title: LOAD_FAILURE })
      throw error
    }
  },
  deleted: ({ signal }: PageRequest) => listDeletedVersions(signal),
}

/** Reloads the list after a save, which keeps the URL, and when the administrator leaves a stored study. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ||
  (nextUrl.pathname === adminPaths.caseStudies && nextUrl.pathname !== currentUrl.pathname)

/** The form is the nested route (spec 2). While it shows a stored study, the list is folded. */
export function Component() {
  const { slug } = useParams()
  const { studies, deleted } = usePageData<typeof data>()
  const { working, report, generate, close } = useTranslations()
  const openNewForm = useOpenNewForm()
  const listHeading = useRef<HTMLHeadingElement>(null)
  const focusList = () => listHeading.current?.focus()
  const removeStudy = useDeleteStudy(slug, focusList)
  const generateAll = async () => {
    const listed = await studies
    if (!working) void generate(listed.status === 'loaded' ? listed.value : [])
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <AdminHeading title="Manage Case Studies" />
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => void openNewForm()} className={buttonVariants({ size: 'sm' })}>
            <Plus aria-hidden="true" className="size-4" />
            New case study
          </button>
          <button
            type="button"
            aria-disabled={working}
            onClick={() => void generateAll()}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Languages aria-hidden="true" className="size-4" />
            {working ? 'Generating...' : 'Generate translations'}
          </button>
        </div>
      </div>
      <p role="status" className="text-small text-muted not-empty:mb-8">
        {working && 'Translating... This takes about two minutes at the most. What is saved stays.'}
      </p>
      {report && (
        <AwaitDatum datum={studies} pending={null} failed={() => null}>
          {(listed) => <TranslationReport report={report} studies={listed} onClose={close} />}
        </AwaitDatum>
      )}
      <DraftNotices openSlug={slug ?? null} />
      <div className={cx('grid items-start gap-8', !slug && 'lg:grid-cols-[24rem_minmax(0,1fr)]')}>
        <details
          key={slug}
          open={!slug}
          className={cx(
            'min-w-0',
            !slug && 'lg:sticky lg:top-5 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto',
          )}
        >
          <summary className="w-fit cursor-pointer">
            <h2 ref={listHeading} tabIndex={-1} className="inline scroll-mt-6 text-subheading outline-none">
              All case studies
            </h2>
          </summary>
          <AwaitDatum
            datum={studies}
            pending={<Spinner label="Loading..." />}
            failed={(code) => <LoadError title={LOAD_FAILURE} code={code} />}
          >
            {(listed) => (
              <>
                <AdminStudyList
                  studies={listed}
                  openSlug={slug}
                  onDelete={(study) => void removeStudy(study)}
                />
                <AwaitDatum
                  datum={deleted}
                  pending={null}
                  failed={() => (
                    <p className="mt-6 text-small text-muted">The deleted case studies cannot be loaded.</p>
                  )}
                >
                  {(versions) => (
                    <DeletedStudies studies={groupDeleted(versions, listed)} onRestored={focusList} />
                  )}
                </AwaitDatum>
              </>
            )}
          </AwaitDatum>
        </details>
        <Outlet />
      </div>
    </>
  )
}

/**
 * Returns a function that deletes a study in all languages after a question (spec 7 row 9), and its drafts.
 * @param onDeleted must move the focus, because the clicked button is removed
 */
function useDeleteStudy(openSlug: string | undefined, onDeleted: () => void) {
  const { discard } = useUnsavedChanges()
  const confirm = useConfirm()
  const openNewForm = useOpenNewForm()
  const { revalidate } = useRevalidator()

  return async ({ slug, title }: ListedStudy) => {
    const text = 'Naozaj chcete vymazať všetky jazykové verzie tejto case study?'
    const labels = { confirm: 'Delete', cancel: 'Cancel' }
    if (!(await confirm({ title, text, lang: 'sk', ...labels, tone: 'destructive' }))) return
    try {
      await deleteStudy(slug)
    } catch (error) {
      console.error('Could not delete the case study', error)
      notify({ tone: 'error', title: 'Failed to delete case study' })
      return revalidate()
    }
    notify({ tone: 'success', title: 'Case study deleted successfully' })
    for (const draft of readDrafts()) if (draft.slug === slug) deleteDraft(draft.id)
    if (slug === openSlug) {
      discard()
      return openNewForm({ replace: true })
    }
    await revalidate()
    onDeleted()
  }
}
