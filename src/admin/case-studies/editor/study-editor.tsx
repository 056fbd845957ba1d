import * as Tabs from '@radix-ui/react-tabs'
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider } from 'react-hook-form'

import { languages } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import { LanguageTabs } from './language-tabs'
import { SaveBar } from './save-bar'
import { SaveFailure } from './save-failure'
import { useStudyForm, type EditedStudy } from './use-study-form'
import { VersionPanel } from './version-panel'

interface StudyEditorProps {
  study: EditedStudy
  /** True where the form takes the place of another: then the focus goes to its heading. */
  takesFocus: boolean
  /** The study before this empty form has just been saved. */
  justSaved: boolean
  onSaved: () => void
  onPartlySaved: () => void
  onCancel: () => void
}

/** Creates or changes a study in up to four languages (spec 2, "Admin case-study manager"). */
export function StudyEditor({ study, takesFocus, justSaved, onCancel, ...events }: StudyEditorProps) {
  const { form, stored, language, setLanguage, values, changed, failure, submit, resolve } = useStudyForm({
    study,
    ...events,
  })
  const { isSubmitting } = form.formState
  const [uploads, setUploads] = useState(0)
  const track = useCallback((work: Promise<void>) => {
    setUploads((running) => running + 1)
    void work.finally(() => setUploads((running) => running - 1))
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const { slug, versions } = stored
  const busy = isSubmitting || uploads > 0
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) submit()
  }
  const state = changed.length > 0 ? 'unsaved' : justSaved ? 'saved' : 'clean'
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="rounded-surface border border-line bg-surface">
        <header className="px-5 pt-6 pb-4 sm:px-7">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
            {slug ? editorTexts.update.heading : editorTexts.create.heading}
          </h2>
          {slug && <p className="mt-1 text-label break-all text-muted">{slug}</p>}
        </header>
        <Tabs.Root value={language} onValueChange={setLanguage}>
          <LanguageTabs versions={versions} changed={changed} />
          <fieldset disabled={isSubmitting}>
            {languages.map((code) => (
              <VersionPanel
                key={code}
                language={code}
                slug={slug}
                exists={versions[code] !== undefined}
                track={track}
              />
            ))}
          </fieldset>
        </Tabs.Root>
        <SaveBar
          state={state}
          busy={busy}
          saving={isSubmitting}
          isNew={!slug}
          onCancel={slug || changed.length > 0 ? onCancel : undefined}
        >
          {failure && <SaveFailure failed={failure} values={values} onResolve={resolve} />}
        </SaveBar>
      </form>
    </FormProvider>
  )
}
