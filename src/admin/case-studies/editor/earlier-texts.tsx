import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { listEarlierVersions, type EarlierVersion } from '@/features/case-studies/api/case-study-history'
import { languageFacts, type Language } from '@/i18n/languages'
import { formatTime } from '@/lib/format'

import { SmallButton } from '../../button'
import { focusForm } from '../form-navigation'
import { changesBetween, Comparison } from './comparison'
import { useEditedStudy } from './edited-study'
import { hasText, isChanged, textsOf, type StudyValues, type Texts } from './study-values'

const replaceQuestion = {
  title: 'Replace what is written here?',
  text: 'The other text will take its place in every field of this language.',
  confirm: 'Replace',
  cancel: 'Keep it',
}

/** Returns a function that puts texts into the form, but does not save. It asks first if unsaved text would be lost. */
export function useReplaceTexts(language: Language) {
  const base = useEditedStudy().base[language]
  const { getValues, setValue } = useFormContext<StudyValues>()
  const confirm = useConfirm()
  return async (texts: Texts): Promise<boolean> => {
    const current = getValues(language)
    const isLost = hasText(current) && isChanged(current, base)
    if (isLost && !(await confirm(replaceQuestion))) return false
    setValue(language, { ...texts, published: current.published })
    return true
  }
}

export function EarlierTexts({ slug, language }: { slug: string; language: Language }) {
  const [versions, setVersions] = useState<EarlierVersion[]>([])
  const [status, setStatus] = useState<string>()
  const load = async () => {
    setStatus('Loading...')
    try {
      setVersions(await listEarlierVersions(slug, language))
      setStatus('There is no earlier text in this language. A text is kept for 90 days after it is replaced.')
    } catch (error) {
      console.error('Could not load the earlier texts', error)
      setStatus('The earlier texts cannot be loaded. Close and open this list to try again.')
    }
  }
  return (
    <details
      className="basis-full text-small"
      onToggle={({ currentTarget }) => (currentTarget.open ? void load() : setStatus(undefined))}
    >
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">Earlier texts</summary>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {versions.length === 0 && status}
      </p>
      {status && versions.length > 0 && (
        <ul
          aria-label="Earlier texts"
          className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {versions.map((version) => (
            <li key={version.id} className="p-4">
              <EarlierText language={language} version={version} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function EarlierText({ language, version }: { language: Language; version: EarlierVersion }) {
  const current = useWatch<StudyValues, Language>({ name: language })
  const replace = useReplaceTexts(language)
  const time = formatTime(version.replaced_at)
  const earlier = textsOf(version.version)
  const changes = changesBetween(earlier, current)
  const restore = async () => {
    if (!(await replace(earlier))) return
    // The clicked button is removed.
    focusForm()
    notify({ tone: 'success', title: `The text from ${time} is in the form. It is not saved yet.` })
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-medium tabular-nums">
          {version.deleted ? 'Deleted' : 'Replaced'} on {time}
        </p>
        {changes.length > 0 && (
          <SmallButton aria-label={`Restore: ${time}`} onClick={() => void restore()}>
            Restore
          </SmallButton>
        )}
      </div>
      <Comparison changes={changes} names={['Earlier', 'In the form']} lang={languageFacts[language].tag} />
    </>
  )
}
