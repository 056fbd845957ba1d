import { formatTime } from '@/lib/format'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { passFocus } from '../../pass-focus'
import { changesBetween, Comparison } from './comparison'
import { codeOf, fieldLabels, emptyFields, hasTitle, textsOf } from './study-values'
import type { StudyForm } from './use-study-form'

const NOTICES_ID = 'save-notices'

export const focusNotices = () => document.getElementById(NOTICES_ID)?.focus()

/** What an administrator should know before and after a save. */
export function SaveNotices({ editor }: { editor: StudyForm }) {
  const { conflicts } = editor
  return (
    <div id={NOTICES_ID} tabIndex={-1} className="px-5 text-small outline-none sm:px-7 [&>*]:mb-4">
      <Failure {...editor} />
      {conflicts.map((language) => (
        <Conflict key={language} language={language} editor={editor} />
      ))}
      <ul className="empty:hidden">
        {warningsOf(editor).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

/** Says what was saved and what was not (D26). */
function Failure({ failure, values, changed, isSaving }: StudyForm) {
  if (!failure || changed.length === 0 || isSaving) return null
  const codesOf = (list: Language[]) => list.map(codeOf).join(', ')
  const saved = codesOf(failure.saved.filter((language) => !changed.includes(language)))
  const unknown = changed.filter((language) => language === failure.unknown)
  const unsaved = changed.filter((language) => hasTitle(values[language]) && !unknown.includes(language))
  return (
    <div role="alert" className="rounded-control border border-danger p-4">
      <p lang="sk" className="font-semibold text-danger">
        {failure.message}
        {failure.cause && `: ${failure.cause}`}
      </p>
      <p className="mt-1 text-muted">
        {saved && `Saved: ${saved}. `}
        {unsaved.length > 0 && `Not saved: ${codesOf(unsaved)}. `}
        {unknown.length > 0 && `It is not known whether ${codesOf(unknown)} was saved. Please save again. `}
        Nothing that you wrote is lost.
      </p>
    </div>
  )
}

/** Offers a choice between two texts (D33). */
function Conflict({ language, editor }: { language: Language; editor: StudyForm }) {
  const { edited, values, isKeepRefused, keepMine, loadTheirs } = editor
  const theirs = edited.stored[language]
  const code = codeOf(language)
  return (
    <section aria-label={`Conflict: ${code}`} className="rounded-control border border-danger p-4">
      <p className="font-semibold text-danger">
        {theirs
          ? `${code} was saved in another tab or by somebody else on ${formatTime(theirs.updated_at)}.`
          : `${code} was deleted since this form was opened.`}
      </p>
      {theirs && (
        <div className="max-h-96 overflow-y-auto">
          <Comparison
            changes={changesBetween(textsOf(theirs), values[language])}
            names={['Theirs', 'Yours']}
            lang={languageFacts[language].tag}
          />
        </div>
      )}
      <p className="mt-3">If you do not choose your text, it is kept as a draft.</p>
      {isKeepRefused && (
        <p role="alert" className="mt-3 text-danger">
          This browser’s storage is full or blocked, so your text cannot be kept as a draft. It stays in the
          form.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton onClick={() => loadTheirs(language)}>
          {theirs ? 'Load their version' : 'Empty this language'}
        </SmallButton>
        <SmallButton ref={passFocus(focusNotices)} variant="destructive" onClick={() => keepMine(language)}>
          {theirs ? 'Overwrite with mine' : 'Save mine as a new version'}
        </SmallButton>
      </div>
    </section>
  )
}

/** Languages other than English can be published without the required texts (spec 5). */
function warningsOf({ skipped, values }: StudyForm): string[] {
  const incomplete = languages.flatMap((language) => {
    const { published, ...texts } = values[language]
    const missing = emptyFields(texts)
    const isWarned = language !== defaultLanguage && published && hasTitle(texts) && missing.length > 0
    const labels = missing.map((field) => fieldLabels[field])
    return isWarned ? `${codeOf(language)} will be published without: ${labels.join(', ')}.` : []
  })
  return [
    ...skipped.map((language) => `${codeOf(language)} will not be saved: it has no title.`),
    ...incomplete,
  ]
}
