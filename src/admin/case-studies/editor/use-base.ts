import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { languages, type Language } from '@/i18n/languages'

import { draftBase, type Draft } from './draft'
import { followsStored, isChanged, valuesOf, type StoredVersions, type StudyValues } from './study-values'

/**
 * Returns the stored versions on which the values of the form are based. When other versions are loaded, the form follows
 * in each language that nobody is changing. In the others the base stays, so that a save finds the conflict (D33, D77).
 */
export function useBase(
  { getValues, setValue }: UseFormReturn<StudyValues>,
  stored: StoredVersions,
  restored: Draft | undefined,
) {
  const sent = useRef<StudyValues>(undefined)
  const [base, setBase] = useState(() => (restored ? draftBase(restored, stored) : stored))
  const setVersion = (language: Language, version: StoredVersions[Language]) =>
    setBase((before) => ({ ...before, [language]: version }))

  const followLanguages = () => {
    for (const language of languages) {
      const [typed, before, now] = [getValues(language), base[language], stored[language]]
      if (before === now || !followsStored(typed, before, now, sent.current?.[language])) continue
      setVersion(language, now)
      if (!isChanged(typed, before) && isChanged(typed, now)) setValue(language, valuesOf(now))
    }
  }
  const follow = useEffectEvent(() => followLanguages())
  useEffect(() => follow(), [stored])
  return {
    base,
    setVersion,
    /** Remembers what is sent, which may be what is loaded next. Returns what was sent before. */
    exchangeSent: (values: StudyValues) => {
      const before = sent.current
      sent.current = values
      return before
    },
  }
}
