import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'

import { dayParts, presentationDay } from '../presentation-day'

/** Calls back every minute, because the day changes at midnight. */
function everyMinute(callback: () => void) {
  const timer = setInterval(callback, 60_000)
  return () => clearInterval(timer)
}

/**
 * Promises candidates by the day that is 48 hours from now (spec 1). Prerendered HTML says "within 48 hours", because
 * the day of the visit is not known at build. The date replaces that text after hydration. The minimum height prevents
 * a layout shift.
 */
export function CandidatePromise() {
  const { t } = useTranslation('forms')
  const dayTexts = useDayTexts()
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
      {day ? t('for_companies.promise_by', dayTexts(day)) : t('for_companies.promise')}
    </p>
  )
}

/** Repeats the promise in the success text, for a request that was sent at `sentAt` (ms). */
export function PresentedBy({ sentAt }: { sentAt: number }) {
  const { t } = useTranslation('forms')
  const dayTexts = useDayTexts()
  return t('for_companies.presented_by', dayTexts(presentationDay(sentAt)))
}

/** Returns a function that returns the parts of a day for a sentence: the weekday, and the day with its month. */
function useDayTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  return (day: string) => {
    const { weekday, date } = dayParts(day, language)
    return { weekday: t(`for_companies.weekdays.${weekday}`), date }
  }
}
