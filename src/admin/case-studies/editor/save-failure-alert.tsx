import { buttonVariants } from '@/components/ui/button'
import type { Language } from '@/i18n/languages'

import type { Conflict, SaveFailure } from './save-study'
import { codeOf, hasTitle, type StudyValues } from './study-values'

interface SaveFailureAlertProps {
  failure: SaveFailure
  values: StudyValues
  changed: Language[]
  onResolve: (choice: 'theirs' | 'mine', conflict: Conflict) => void
}

export function SaveFailureAlert({ failure, values, changed, onResolve }: SaveFailureAlertProps) {
  const saved = failure.saved.filter((language) => !changed.includes(language))
  const unsaved = changed.filter((language) => hasTitle(values[language]))
  const codes = (listed: Language[]) => listed.map(codeOf).join(', ')
  return (
    <div role="alert" className="mb-4 rounded-control border border-danger p-4 text-small">
      <p lang="sk" className="font-semibold text-danger">
        {failure.message}
        {failure.cause && `: ${failure.cause}`}
      </p>
      <p className="mt-1 text-muted">
        {saved.length > 0 && `Saved: ${codes(saved)}. `}
        {unsaved.length > 0 && `Not saved: ${codes(unsaved)}. `}
        Nothing that you wrote is lost.
      </p>
      {failure.kind === 'conflict' && <ConflictChoice conflict={failure} onResolve={onResolve} />}
    </div>
  )
}

function ConflictChoice(props: Pick<SaveFailureAlertProps, 'onResolve'> & { conflict: Conflict }) {
  const { conflict, onResolve } = props
  const { language, theirs } = conflict
  const code = codeOf(language)
  return (
    <>
      <p className="mt-3">
        {theirs
          ? `Somebody else has saved the ${code} version since you opened it. If you load it, your text is kept as a draft.`
          : `The ${code} version no longer exists. If you empty this language, your text is kept as a draft.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => onResolve('theirs', conflict)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {theirs ? 'Load their version' : 'Empty this language'}
        </button>
        <button
          type="button"
          onClick={() => onResolve('mine', conflict)}
          className={buttonVariants({ variant: 'destructive', size: 'sm' })}
        >
          {theirs ? 'Overwrite with mine' : 'Save mine as a new version'}
        </button>
      </div>
    </>
  )
}
