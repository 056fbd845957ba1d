import * as Tabs from '@radix-ui/react-tabs'
import { useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigationType } from 'react-router-dom'

import { isLanguage, languages } from '@/i18n/languages'
import { AdminTitle } from '@/seo/seo'

import { focusForm, FORM_HEADING_ID, useFormOpening } from '../form-navigation'
import { NoStudy } from '../no-study'
import { TranslateStudy } from '../translations/translate-study'
import { EditedStudyContext, useEditedStudy } from './edited-study'
import { LanguageTabs } from './language-tabs'
import { SaveBar } from './save-bar'
import { SaveNotices } from './save-notices'
import { DuplicateStudy, PublishAllLanguages } from './study-actions'
import { useStudyForm, type OpenedStudy } from './use-study-form'
import { VersionPanel } from './version-panel'

/** To show another study, set another `key`. */
export function StudyEditor(study: OpenedStudy) {
  const editor = useStudyForm(study)
  const { form, edited, language, showLanguage, changed, save, isGone } = editor
  useSaveShortcut(() => save(true))
  if (isGone) return <NoStudy />
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="min-w-0 rounded-surface border border-line bg-surface"
      >
        <EditedStudyContext value={edited}>
          <Heading />
          <Tabs.Root value={language} onValueChange={(next) => isLanguage(next) && showLanguage(next)}>
            <LanguageTabs changed={changed} />
            {languages.map((code) => (
              <VersionPanel key={code} language={code} />
            ))}
          </Tabs.Root>
          <SaveNotices editor={editor} />
          <SaveBar editor={editor} />
        </EditedStudyContext>
      </form>
    </FormProvider>
  )
}

/** Ctrl+S saves and stays in the form (D84). */
function useSaveShortcut(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (document.querySelector('dialog[open]')) return
    const { activeElement: field } = document
    // Leaving an address completes it and copies its picture.
    if (field instanceof HTMLInputElement && field.inputMode === 'url') {
      field.blur()
      field.focus()
    }
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Takes the focus if a link to a study or `newOpening` opened the form, except after a save: the notice takes it. */
function Heading() {
  const { slug, stored } = useEditedStudy()
  const { opening, saved } = useFormOpening()
  const isOpened = useNavigationType() !== 'POP' && !saved && (slug !== null || opening !== undefined)
  const takeFocus = useEffectEvent(() => {
    if (isOpened) focusForm()
  })
  useEffect(() => takeFocus(), [])
  const title = languages.map((language) => stored[language]?.title).find(Boolean) ?? slug
  const isIncomplete = languages.some((language) => !stored[language])
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 px-5 pt-6 pb-4 sm:px-7">
      {title && <AdminTitle>{title}</AdminTitle>}
      <div>
        <h2 id={FORM_HEADING_ID} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
          {slug ? 'Edit case study' : 'New case study'}
        </h2>
        {title && <p className="mt-1 text-small text-muted">{title}</p>}
      </div>
      {slug && title && (
        <div className="flex flex-wrap gap-2">
          {stored.en && isIncomplete && <TranslateStudy slug={slug} title={title} versions={stored} />}
          <PublishAllLanguages />
          <DuplicateStudy />
        </div>
      )}
    </header>
  )
}
