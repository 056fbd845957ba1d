import * as Tabs from '@radix-ui/react-tabs'
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigationType } from 'react-router-dom'

import { isLanguage, languages } from '@/i18n/languages'

import { useFormOpening } from '../../form-opening'
import { LanguageTabs } from './language-tabs'
import { SaveBar } from './save-bar'
import type { StoredStudy } from './study-values'
import { useRestoredDraft } from './use-draft'
import { useStudyForm } from './use-study-form'
import { VersionPanel } from './version-panel'

/** To show another study, set another `key`. */
export function StudyEditor(study: StoredStudy) {
  const editor = useStudyForm(study, useRestoredDraft())
  const { form, stored, language, showLanguage, setStoredVersion, changed, isSaving, submit } = editor

  const [uploads, setUploads] = useState(0)
  const track = useCallback((work: Promise<void>) => {
    setUploads((running) => running + 1)
    void work.finally(() => setUploads((running) => running - 1))
  }, [])
  const isBusy = isSaving || uploads > 0
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) submit()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="rounded-surface border border-line bg-surface">
        <Heading slug={stored.slug} />
        <Tabs.Root value={language} onValueChange={(next) => isLanguage(next) && showLanguage(next)}>
          <LanguageTabs versions={stored.versions} changed={changed} />
          <fieldset disabled={isSaving}>
            {languages.map((code) => (
              <VersionPanel
                key={code}
                language={code}
                study={stored}
                track={track}
                onStored={setStoredVersion}
              />
            ))}
          </fieldset>
        </Tabs.Root>
        <SaveBar editor={editor} isBusy={isBusy} />
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
