import { buttonVariants } from '@/components/ui/button'
import { languages } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import type { SaveFailure as Failure } from './save-study'
import { codeOf, hasTitle, type StudyValues } from './study-values'
import type { FailedSave } from './use-save'

interface SaveFailureProps {
  failed: FailedSave
  values: StudyValues
  onResolve: (choice: 'theirs' | 'mine', failure: Failure) => void
}

/** Why saving stopped, which languages are saved and which are not, and the way out of a conflict (D26, D33). */
export function SaveFailure({ failed: { message, failure, saved }, values, onResolve }: SaveFailureProps) {
  const texts = editorTexts.save
  const codes = (isSaved: boolean) =>
    languages
      .filter((language) => hasTitle(values[language]) && Boolean(saved[language]) === isSaved)
      .map(codeOf)
      .join(', ')
  const done = codes(true)
  return (
    <div role="alert" className="mb-4 rounded-control border border-danger p-4 text-small">
      <p lang="sk" className="font-semibold text-danger">
        {message}
      </p>
      <p className="mt-1 text-muted">
        {[done && texts.done(done), texts.open(codes(false)), texts.kept].filter(Boolean).join(' ')}
      </p>
      {failure && <Conflict failure={failure} onResolve={onResolve} />}
    </div>
  )
}

function Conflict({ failure, onResolve }: { failure: Failure } & Pick<SaveFailureProps, 'onResolve'>) {
  const texts = editorTexts.conflict
  if (failure.reason !== 'changed' && failure.reason !== 'gone') return null
  const isChanged = failure.reason === 'changed'
  const describe = isChanged ? texts.changed : texts.gone
  return (
    <>
      <p className="mt-3">{describe(codeOf(failure.language))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => onResolve('theirs', failure)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {isChanged ? texts.load : texts.drop}
        </button>
        <button
          type="button"
          onClick={() => onResolve('mine', failure)}
          className={buttonVariants({ variant: 'destructive', size: 'sm' })}
        >
          {isChanged ? texts.overwrite : texts.saveAnew}
        </button>
      </div>
    </>
  )
}
