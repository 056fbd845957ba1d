import { useEffect, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { findEarlierVersion } from '@/features/case-studies/api/case-study-history'
import type { StoredVersion } from '@/features/case-studies/model'
import { languageFacts, type Language } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { useWrite } from '../../writes'
import { focusForm } from '../form-navigation'
import { useOfferedText, withdrawOffer } from '../translations/offered-texts'
import { useTranslate } from '../translations/use-translate'
import { changesBetween, Comparison, markupChange } from './comparison'
import { useReplaceTexts } from './earlier-texts'
import { useEditedStudy } from './edited-study'
import { codeOf, isOutdated, textsOf, type Texts } from './study-values'

/** Shows what has changed in English since the translation, and where the markup differs (D45). */
export function TranslationNotice({ language }: { language: Language }) {
  const { stored } = useEditedStudy()
  const { isRunning, translate } = useTranslate()
  const { run: markAsRead } = useWrite('markAsRead', ({ isDone }) => {
    // The clicked button is removed.
    if (isDone) focusForm()
  })
  const { en: english, [language]: version } = stored
  const hasChanged = version !== undefined && isOutdated(version, english)
  const source = useSource(hasChanged ? version : undefined)
  if (!version || !english || !(hasChanged || version.unread)) return null

  const note = `Only the ${codeOf(language)} version of this case study. The new text is offered here and is not saved.`
  const scope = { slug: english.slug, languages: [language], preview: true } as const
  return (
    <section aria-label="Translation" className="rounded-control bg-tint px-5 py-4 text-small">
      {version.unread && <p>This is a machine translation that nobody has read yet.</p>}
      {hasChanged && <p>The English text has changed since this translation was saved or compared.</p>}
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
        <SmallButton onClick={() => markAsRead({ version, english })}>
          I have compared it with the English text
        </SmallButton>
        {hasChanged && (
          <SmallButton aria-disabled={isRunning} onClick={() => void translate(note, scope)}>
            {isRunning ? 'Translating...' : 'Translate again'}
          </SmallButton>
        )}
      </div>
    </section>
  )
}

/** Offers a new translation of this language, also if it was made while another page was open (D76). */
export function OfferedTranslation({ language }: { language: Language }) {
  const { slug } = useEditedStudy()
  const texts = useOfferedText(slug, language)
  const replace = useReplaceTexts(language)
  if (slug === null || !texts) return null

  const close = () => {
    withdrawOffer(slug, language)
    // The clicked button is removed.
    focusForm()
  }
  const use = async () => {
    if (!(await replace(texts))) return
    close()
    notify({ tone: 'success', title: 'The new translation is in the form. Please save and compare it.' })
  }
  return (
    <section aria-label="New translation" className="rounded-control bg-tint px-5 py-4 text-small">
      <p>A new machine translation of this language is ready.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton variant="default" onClick={() => void use()}>
          Put it into the form
        </SmallButton>
        <SmallButton onClick={close}>Discard</SmallButton>
      </div>
    </section>
  )
}

/** The English text that the translation was made from or last compared with, if the history still has it. */
function useSource(translation: StoredVersion | undefined): Texts | undefined {
  const [found, setFound] = useState<{ of: StoredVersion; source: Texts }>()
  useEffect(() => {
    if (!translation?.source_digest) return
    findEarlierVersion(translation.slug, translation.source_digest).then(
      (version) => setFound(version === null ? undefined : { of: translation, source: textsOf(version) }),
      (error: unknown) => console.error('Could not load the English text of the translation', error),
    )
  }, [translation])
  return found && found.of === translation ? found.source : undefined
}
