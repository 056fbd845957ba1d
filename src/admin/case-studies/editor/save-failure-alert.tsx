import { buttonVariants } from '@/components/ui/button'
import { languages, type Language } from '@/i18n/languages'

import { savingTexts } from '../../texts/saving'
import type { VersionFailure } from './save-study'
import { codeOf, hasTitle, isChanged, type StudyValues } from './study-values'
import type { SaveFailure } from './use-save'

interface SaveFailureAlertProps {
  failure: SaveFailure
  values: StudyValues
  onResolve: (choice: 'theirs' | 'mine', failure: VersionFailure) => void
}

/**
 * Shows why a save stopped and which languages were and were not saved (D26). If somebody else has changed or deleted a
 * version, also shows two buttons that resolve the conflict (D33).
 */
export function SaveFailureAlert({ failure, values, onResolve }: SaveFailureAlertProps) {
  const { message, saved, version } = failure
  const texts = savingTexts.save
  const isUnchanged = (language: Language) =>
    saved[language] !== undefined && !isChanged(values[language], saved[language])
  const codes = (isSaved: boolean) =>
    languages
      .filter((language) => hasTitle(values[language]) && isUnchanged(language) === isSaved)
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
      {version && <Conflict failure={version} onResolve={onResolve} />}
    </div>
  )
}

interface ConflictProps {
  failure: VersionFailure
  onResolve: SaveFailureAlertProps['onResolve']
}

function Conflict({ failure, onResolve }: ConflictProps) {
  const texts = savingTexts.conflict
  if (failure.reason !== 'changed' && failure.reason !== 'deleted') return null
  const isChanged = failure.reason === 'changed'
  const describe = isChanged ? texts.changed : texts.deleted
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
