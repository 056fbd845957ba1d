import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

import { findEarlierVersion } from '@/features/case-studies/api/case-study-history'
import { markTranslationAsRead } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import { languageFacts, type Language } from '@/i18n/languages'

import { attempt } from '../../attempt'
import { SmallButton } from '../../button'
import { focusForm } from '../form-navigation'
import { translationMarks } from '../translations/translation-texts'
import { changesBetween, Comparison, markupChange } from './comparison'
import { textsOf, type Texts } from './study-values'

interface TranslationNoticeProps {
  language: Language
  version: StoredVersion
  english: StoredVersion
  onRead: (version: StoredVersion) => void
}

/** Shows what has changed in English since the translation, and where the markup differs (D45). */
export function TranslationNotice({ language, version, english, onRead }: TranslationNoticeProps) {
  const { revalidate } = useRevalidator()
  const marks = translationMarks(version, english)
  const isOutdated = marks.includes('outdated')
  const source = useSource(english.slug, isOutdated ? version.source_digest : null)
  if (marks.length === 0) return null

  const markAsRead = async () => {
    const mark = async () => onRead(await markTranslationAsRead(version, english))
    if (!(await attempt(mark, 'The translation could not be marked as read. Please try again.'))) return
    // The clicked button is removed.
    focusForm()
    await revalidate()
  }
  return (
    <section aria-label="Machine translation" className="rounded-control bg-tint px-5 py-4 text-small">
      {marks.includes('unread') && <p>This is a machine translation that nobody has read yet.</p>}
      {isOutdated && <p>The English text has changed since this translation was made.</p>}
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
      <SmallButton className="mt-3" onClick={() => void markAsRead()}>
        <Check className="size-4" />I have compared it with the English text
      </SmallButton>
    </section>
  )
}

/** The English text that the translation was made from, if the history still has it. */
function useSource(slug: string, digest: string | null): Texts | undefined {
  const [source, setSource] = useState<Texts>()
  useEffect(() => {
    if (digest === null) return
    findEarlierVersion(slug, digest).then(
      (version) => setSource(version === null ? undefined : textsOf(version)),
      (error: unknown) => console.error('Could not load the English text of the translation', error),
    )
  }, [slug, digest])
  return source
}
