import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import {
  listEarlierVersions,
  restoreDeletedVersions,
  type EarlierVersion,
} from '@/features/case-studies/api/case-study-history'
import { findVersion } from '@/features/case-studies/api/case-study-repository'
import { languageFacts, type Language } from '@/i18n/languages'
import { formatTime } from '@/lib/format'

import { attempt } from '../../attempt'
import { SmallButton } from '../../button'
import { focusForm } from '../form-navigation'
import { changesBetween, Comparison } from './comparison'
import { useEditedStudy } from './edited-study'
import { codeOf, hasText, isChanged, textsOf, valuesOf, type StudyValues } from './study-values'

export const replaceQuestion = {
  title: 'Replace what is written here?',
  text: 'The other text will take its place in every field of this language.',
  confirm: 'Replace',
  cancel: 'Keep it',
}

interface EarlierTextsProps {
  slug: string
  language: Language
}

export function EarlierTexts({ slug, language }: EarlierTextsProps) {
  const stored = useEditedStudy().versions[language]
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
  // A deleted version comes back as it was stored, with its date. Then its earlier texts can be restored.
  const shown = stored ? versions : versions.filter(({ deleted }) => deleted).slice(0, 1)
  return (
    <details
      className="basis-full text-small"
      onToggle={({ currentTarget }) => (currentTarget.open ? void load() : setStatus(undefined))}
    >
      <summary className="w-fit cursor-pointer py-1 font-medium text-primary">Earlier texts</summary>
      {shown.length === 0 && (
        <p role="status" className="mt-2 text-muted">
          {status}
        </p>
      )}
      {status && shown.length > 0 && (
        <ul
          aria-label="Earlier texts"
          className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {shown.map((version) => (
            <li key={version.id} className="p-4">
              <EarlierText slug={slug} language={language} version={version} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function EarlierText({ slug, language, version }: EarlierTextsProps & { version: EarlierVersion }) {
  const { versions, setVersion } = useEditedStudy()
  const { control, setValue } = useFormContext<StudyValues>()
  const current = useWatch({ control, name: language })
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()

  const stored = versions[language]
  const time = formatTime(version.replaced_at)
  const earlier = textsOf(version.version)
  const changes = changesBetween(earlier, current)
  const restoreRow = async () => {
    await restoreDeletedVersions([version.id])
    const row = await findVersion(slug, language)
    if (!row) throw new Error(`${slug} ${language} was not restored`)
    setVersion(language, row)
    setValue(language, valuesOf(row))
    focusForm()
    notify({ tone: 'success', title: `The ${codeOf(language)} version has been restored.` })
    await revalidate()
  }
  const restore = async () => {
    const isLost = stored ? isChanged(current, stored) : hasText(current)
    if (isLost && !(await confirm(replaceQuestion))) return
    if (!stored) return attempt(restoreRow, 'The version could not be restored. Please try again.')
    setValue(language, { ...earlier, published: current.published })
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
