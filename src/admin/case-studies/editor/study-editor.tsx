import * as Tabs from '@radix-ui/react-tabs'
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider } from 'react-hook-form'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { draftBase, draftValues, findDraft } from './draft'
import { LanguageTabs } from './language-tabs'
import { PreviewButton } from './preview/preview-button'
import { SaveBar } from './save-bar'
import { SaveFailureAlert } from './save-failure-alert'
import { codeOf, missingFields, type StoredStudy } from './study-values'
import { useStudyForm } from './use-study-form'
import { VersionPanel } from './version-panel'

interface StudyEditorProps extends StoredStudy {
  restoredId?: string
  /**
   * True if this empty form opened because the previous form was saved. Then the save bar says "Saved" until the user
   * types.
   */
  justSaved?: boolean
  /** The language tab in the URL, and a function that changes it. Absent for a new study. */
  tab?: { initial: Language; onChange: (language: Language) => void }
  focusesHeading: boolean
  onSaved: () => Promise<void>
  onCancel: () => void
}

/**
 * Renders the form that creates or edits a study (spec 2). Changes of `slug` and `versions` have no effect while the
 * form is mounted. Set another `key` to show another study.
 */
export function StudyEditor({
  tab,
  justSaved,
  focusesHeading,
  onSaved,
  onCancel,
  ...study
}: StudyEditorProps) {
  const [opened] = useState(() => openStudy(study))
  const { form, stored, language, values, changed, failure, isDraftRefused, ...actions } = useStudyForm({
    ...opened,
    initialLanguage: tab?.initial ?? defaultLanguage,
    onLanguageChange: tab?.onChange,
    onSaved,
  })
  const { showLanguage, showStored, submit, resolve } = actions
  const { isSubmitting } = form.formState
  const [uploads, setUploads] = useState(0)
  const track = useCallback((work: Promise<void>) => {
    setUploads((running) => running + 1)
    void work.finally(() => setUploads((running) => running - 1))
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const [focusesOnMount] = useState(focusesHeading)
  useEffect(() => {
    if (focusesOnMount) heading.current?.focus()
  }, [focusesOnMount])

  const { slug, versions } = stored
  const busy = isSubmitting || uploads > 0
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) submit()
  }
  const incomplete = languages.filter(
    (code) => code !== defaultLanguage && missingFields(values[code]).length > 0,
  )
  const unsaved = isDraftRefused ? 'unkept' : 'unsaved'
  const state = changed.length > 0 ? unsaved : justSaved ? 'saved' : 'clean'
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="rounded-surface border border-line bg-surface">
        <header className="px-5 pt-6 pb-4 sm:px-7">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
            {slug ? editorTexts.update.heading : editorTexts.create.heading}
          </h2>
          {slug && <p className="mt-1 text-label break-all text-muted">{slug}</p>}
        </header>
        <Tabs.Root value={language} onValueChange={(next) => isLanguage(next) && showLanguage(next)}>
          <LanguageTabs versions={versions} changed={changed} />
          <fieldset disabled={isSubmitting}>
            {languages.map((code) => (
              <VersionPanel
                key={code}
                language={code}
                slug={slug}
                versions={versions}
                track={track}
                onStored={showStored}
              />
            ))}
          </fieldset>
        </Tabs.Root>
        <SaveBar
          state={state}
          busy={busy}
          saving={isSubmitting}
          isNew={!slug}
          incomplete={incomplete.map(codeOf)}
          preview={
            <PreviewButton
              language={language}
              slug={slug}
              publishedAt={versions[language]?.published_at ?? null}
            />
          }
          onCancel={slug || changed.length > 0 ? onCancel : undefined}
        >
          {failure && <SaveFailureAlert failure={failure} values={values} onResolve={resolve} />}
        </SaveBar>
      </form>
    </FormProvider>
  )
}

function openStudy({
  slug,
  versions,
  restoredId,
}: Pick<StudyEditorProps, 'slug' | 'versions' | 'restoredId'>) {
  const draft = restoredId === undefined ? undefined : findDraft(restoredId)
  if (!draft) return { study: { slug, versions } }
  return {
    study: { slug, versions: draftBase(draft, versions) },
    typed: draftValues(draft),
    restoredId: draft.id,
  }
}
