import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'

import { presentationDay, wordDay } from '../presentation-day'

/** Calls back every minute: a page may stay open over midnight. */
function everyMinute(callback: () => void) {
  const timer = setInterval(callback, 60_000)
  return () => clearInterval(timer)
}

/**
 * Promises candidates by the day that is 48 hours from now (spec 1). The built page says "within 48 hours", because
 * it may have been built months ago; the date replaces it after hydration, in a box with room for both.
 */
export function CandidatePromise() {
  const { t } = useTranslation('forms')
  const words = useDayWords()
  const day = useSyncExternalStore(
    everyMinute,
    () => presentationDay(Date.now()),
    () => undefined,
  )
  return (
    <p
      data-after-hydration=""
      className="min-h-[4lh] text-small text-muted @min-[15.5rem]:min-h-[3lh] @sm:min-h-[2lh]"
    >
      {day ? t('for_companies.promise_by', words(day)) : t('for_companies.promise')}
    </p>
  )
}

/** Repeats the promise for a request sent at `sentAt` (ms). */
export function PresentedBy({ sentAt }: { sentAt: number }) {
  const { t } = useTranslation('forms')
  const words = useDayWords()
  return t('for_companies.presented_by', words(presentationDay(sentAt)))
}

/** Returns a function that words a day for a sentence: weekday with its preposition where needed, day and month. */
function useDayWords() {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  return (day: string) => {
    const { weekday, date } = wordDay(day, language)
    return { weekday: t(`for_companies.weekdays.${weekday}`), date }
  }
}
