import * as Tabs from '@radix-ui/react-tabs'
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigationType } from 'react-router-dom'

import { isLanguage, languages } from '@/i18n/languages'

import { useFormOpening } from '../../form-opening'
import { useOpenNewForm } from '../use-manager-paths'
import { LanguageTabs } from './language-tabs'
import { PreviewButton } from './preview/preview-button'
import { SaveBar } from './save-bar'
import { SaveFailureAlert } from './save-failure-alert'
import type { StoredStudy } from './study-values'
import { useRestoredDraft } from './use-draft'
import { useStudyForm } from './use-study-form'
import { VersionPanel } from './version-panel'

/** To show another study, set another `key`. */
export function StudyEditor(study: StoredStudy) {
  const { stored, language, values, changed, isSaving, ...state } = useStudyForm(study, useRestoredDraft())
  const openNewForm = useOpenNewForm()
  const { justSaved } = useFormOpening()
  const [uploads, setUploads] = useState(0)
  const track = useCallback((work: Promise<void>) => {
    setUploads((running) => running + 1)
    void work.finally(() => setUploads((running) => running - 1))
  }, [])

  const { slug, versions } = stored
  const isBusy = isSaving || uploads > 0
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) state.submit()
  }
  const isChanged = changed.length > 0
  const unsaved = state.isDraftRefused ? 'unkept' : 'unsaved'
  return (
    <FormProvider {...state.form}>
      <form noValidate onSubmit={onSubmit} className="rounded-surface border border-line bg-surface">
        <Heading slug={slug} />
        <Tabs.Root value={language} onValueChange={(next) => isLanguage(next) && state.showLanguage(next)}>
          <LanguageTabs versions={versions} changed={changed} />
          <fieldset disabled={isSaving}>
            {languages.map((code) => (
              <VersionPanel
                key={code}
                language={code}
                study={stored}
                track={track}
                onStored={state.setStoredVersion}
              />
            ))}
          </fieldset>
        </Tabs.Root>
        <SaveBar
          state={isChanged ? unsaved : justSaved && 'saved'}
          isBusy={isBusy}
          isSaving={isSaving}
          isNew={!slug}
          values={values}
          preview={
            <PreviewButton
              language={language}
              slug={slug}
              publishedAt={versions[language]?.published_at ?? null}
            />
          }
          onCancel={slug || isChanged ? () => void openNewForm() : undefined}
        >
          {state.failure && (
            <SaveFailureAlert
              failure={state.failure}
              values={values}
              changed={changed}
              onResolve={state.resolve}
            />
          )}
        </SaveBar>
      </form>
    </FormProvider>
  )
}

/** Takes the focus if the form was just opened. */
function Heading({ slug }: { slug: string | null }) {
  const { opening } = useFormOpening()
  const isOpened = useNavigationType() !== 'POP' && (slug !== null || opening !== undefined)
  const [takesFocus] = useState(isOpened)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <header className="px-5 pt-6 pb-4 sm:px-7">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
        {slug ? 'Edit case study' : 'New case study'}
      </h2>
      {slug && <p className="mt-1 text-label break-all text-muted">{slug}</p>}
    </header>
  )
}
