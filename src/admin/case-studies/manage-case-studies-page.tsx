import { cx } from 'class-variance-authority'
import { ArrowDown, Languages } from 'lucide-react'
import { startTransition, Suspense, useCallback, useRef, useState } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { notify } from '@/components/toast/notify'
import { listAllStudies } from '@/features/case-studies/api/list-all-studies'

import { AdminHeading } from '../admin-heading'
import { DraftNotice } from './editor/draft-notice'
import { StudyEditor } from './editor/study-editor'
import { groupBySlug, type StudyGroup } from './list/group-by-slug'
import { StudyList, StudyListSkeleton } from './list/study-list'
import { listTexts } from './list-texts'
import { TranslationsReport } from './translations/translations-report'
import { useTranslations } from './translations/use-translations'
import { useOpenedStudy } from './use-opened-study'

/** The form for a case study in four languages beside the list of all of them (spec 2). */
export function ManageCaseStudiesPage() {
  const [studies, setStudies] = useState(loadStudies)
  const reload = useCallback(() => startTransition(() => setStudies(loadStudies())), [])
  const { opened, drafts, busy, open, remove, restore, dropDraft, saved, cancel } = useOpenedStudy(reload)
  const translations = useTranslations(reload)
  const listHeading = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone with its row.
  const removeRow = async ({ slug, title }: StudyGroup) => {
    await remove(slug, title)
    if (document.activeElement === document.body) listHeading.current?.focus()
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <AdminHeading title={listTexts.title} />
        <div className="flex flex-wrap gap-2">
          <a
            href="#all-case-studies"
            className={cx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'lg:hidden')}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
            {listTexts.toList}
          </a>
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
      {translations.report && (
        <TranslationsReport report={translations.report} onClose={translations.close} />
      )}
      {drafts.map((draft) => (
        <DraftNotice
          key={`${draft.slug} ${draft.savedAt}`}
          draft={draft}
          onRestore={() => void restore(draft)}
          onDiscard={() => dropDraft(draft)}
        />
      ))}
      <div className="grid items-start gap-x-8 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StudyEditor
          key={opened.key}
          study={opened}
          takesFocus={opened.key > 0}
          justSaved={opened.justSaved}
          onSaved={saved}
          onPartlySaved={reload}
          onCancel={() => void cancel()}
        />
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
          <Suspense fallback={<StudyListSkeleton />}>
            <StudyList
              studies={studies}
              onRetry={() => setStudies(loadStudies())}
              edited={opened.slug}
              busy={busy}
              onEdit={({ slug }) => void open(slug)}
              onDelete={(study) => void removeRow(study)}
            />
          </Suspense>
        </section>
      </div>
    </>
  )
}

/** The studies, or null after a failure, which is logged and told (spec 8). */
async function loadStudies(): Promise<StudyGroup[] | null> {
  try {
    return groupBySlug(await listAllStudies())
  } catch (error) {
    console.error('Could not load the case studies', error)
    notify({ tone: 'error', title: listTexts.loadFailure })
    return null
  }
}
