import { useState } from 'react'
import {
  Link,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { LoadError } from '@/components/load-error'
import { Spinner } from '@/components/ui/spinner'
import { buttonVariants } from '@/components/ui/button'
import { getVersions } from '@/features/case-studies/api/case-study-repository'
import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { usePageData, type PageRequest } from '@/lib/page-data'

import { AdminNotice } from '../admin-notice'
import { useFormOpening } from '../form-opening'
import { listTexts } from '../texts/list'
import { findDraft } from './editor/draft'
import { StudyEditor } from './editor/study-editor'
import { versionsByLanguage, type StoredVersions } from './editor/study-values'
import { useLeaveForm } from './use-leave-form'
import { useManagerPaths } from './use-manager-paths'

export const data = {
  versions: async ({ params: { slug = '' }, signal }: PageRequest) => {
    const versions = await getVersions(slug, signal)
    return versions.length > 0 ? versionsByLanguage(versions) : null
  },
}

/** Does not reload the study if only the query changes: the language tab or the filter of the list. */
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
      pending={<Spinner label={listTexts.loading} />}
      failed={(code) => <LoadError title={listTexts.studyLoadFailure} code={code} />}
    >
      {(stored) => <OpenedStudy slug={slug} stored={stored} />}
    </AwaitDatum>
  )
}

function OpenedStudy({ slug, stored }: { slug: string; stored: StoredVersions | null }) {
  const { restoredId } = useFormOpening()
  const navigation = useNavigationType()
  const { showNewForm, leaveAfterSave } = useLeaveForm()
  const tab = useLanguageTab()
  // The router reloads the study whenever it reloads the list. The form keeps the versions that it was opened with,
  // because a save compares their timestamps with the database to find conflicts.
  const [opened] = useState(stored)
  const [isRestorable] = useState(() => restoredId !== undefined && findDraft(restoredId) !== undefined)
  if (!opened && !isRestorable) return <NotFound />
  return (
    <StudyEditor
      slug={slug}
      versions={opened ?? {}}
      restoredId={restoredId}
      tab={tab}
      focusesHeading={navigation !== 'POP'}
      onSaved={leaveAfterSave}
      onCancel={showNewForm}
    />
  )
}

function useLanguageTab() {
  const state: unknown = useLocation().state
  const [params, setParams] = useSearchParams()
  const lang = params.get('lang')
  return {
    initial: isLanguage(lang) ? lang : defaultLanguage,
    onChange: (language: Language) =>
      setParams(
        (current) => {
          if (language === defaultLanguage) current.delete('lang')
          else current.set('lang', language)
          return current
        },
        { replace: true, state },
      ),
  }
}

function NotFound() {
  const { newStudy } = useManagerPaths()
  return (
    <AdminNotice>
      <p>{listTexts.notFound}</p>
      <Link to={newStudy} className={buttonVariants({ size: 'sm', className: 'mt-4' })}>
        {listTexts.create}
      </Link>
    </AdminNotice>
  )
}
