import { useEffect, useState } from 'react'
import { useOutletContext, useRevalidator } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { findEarlierVersion } from '@/features/case-studies/api/case-study-history'
import { markTranslationAsRead } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import { languageFacts, type Language } from '@/i18n/languages'

import { attempt } from '../../attempt'
import { SmallButton } from '../../button'
import { focusForm } from '../form-navigation'
import type { Translations } from '../translations/use-translations'
import { changesBetween, Comparison, markupChange } from './comparison'
import { useReplaceTexts } from './earlier-texts'
import { useEditedStudy } from './edited-study'
import { codeOf, isOutdated, textsOf, type Texts } from './study-values'

/** Shows what has changed in English since the translation, and where the markup differs (D45). */
export function TranslationNotice({ language }: { language: Language }) {
  const { versions, setVersion } = useEditedStudy()
  const { revalidate } = useRevalidator()
  const { isRunning, generate } = useOutletContext<Translations>()
  const replace = useReplaceTexts(language)
  const { en: english, [language]: version } = versions
  const hasChanged = version !== undefined && isOutdated(version, english)
  const source = useSource(hasChanged ? version : undefined)
  if (!version || !english || !(hasChanged || version.unread)) return null

  const markAsRead = async () => {
    const mark = async () => setVersion(language, await markTranslationAsRead(version, english))
    if (!(await attempt(mark, 'The translation could not be marked as read. Please try again.'))) return
    // The clicked button is removed.
    focusForm()
    await revalidate()
  }
  const translateAgain = async () => {
    const note = `Only the ${codeOf(language)} version of this case study. The new text goes into the form and is not saved.`
    const [made] = await generate(note, { slug: english.slug, languages: [language], preview: true })
    if (!made?.texts || !(await replace(textsOf(made.texts)))) return
    notify({ tone: 'success', title: 'The new translation is in the form. Please save and compare it.' })
  }
  return (
    <section aria-label="Machine translation" className="rounded-control bg-tint px-5 py-4 text-small">
      {version.unread && <p>This is a machine translation that nobody has read yet.</p>}
      {hasChanged && <p>The English text has changed since this translation was made.</p>}
      {source && (
        <Comparison
          changes={changesBetween(source, textsOf(english))}
          names={['English then', 'English now']}
          lang="en"
        />
      )}
      <Comparison
        changes={markupChange(english.content, version.content)}
        names={['English', languageFacts[language].name]}
        lang="en"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton onClick={() => void markAsRead()}>I have compared it with the English text</SmallButton>
        {hasChanged && (
          <SmallButton aria-disabled={isRunning} onClick={() => void translateAgain()}>
            {isRunning ? 'Translating...' : 'Translate again'}
          </SmallButton>
        )}
      </div>
    </section>
  )
}

/** The English text that the translation was made from or last compared with, if the history still has it. */
function useSource(translation: StoredVersion | undefined): Texts | undefined {
  const [source, setSource] = useState<Texts>()
  useEffect(() => {
    if (!translation?.source_digest) return
    findEarlierVersion(translation.slug, translation.source_digest).then(
      (version) => setSource(version === null ? undefined : textsOf(version)),
      (error: unknown) => console.error('Could not load the English text of the translation', error),
    )
  }, [translation])
  return source
}
