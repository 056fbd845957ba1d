import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'

import { dayParts, presentationDay } from '../presentation-day'

/**
 * Names the day, 48 hours from now, by which candidates are presented (spec 1). Prerendered HTML says "within 48
 * hours", and the day replaces that text after hydration. The minimum height prevents a layout shift.
 */
export function CandidatePromise() {
  const { t } = useTranslation('forms')
  const dayTexts = useDayTexts()
  const day = usePresentationDay()
  return (
    <p
      data-after-hydration=""
      className="min-h-[4lh] text-small text-muted @min-[15.5rem]:min-h-[3lh] @sm:min-h-[2lh]"
    >
      {day ? t('for_companies.promise_by', dayTexts(day)) : t('for_companies.promise')}
    </p>
  )
}

/**
 * Returns the day in 48 hours, by which candidates are presented. Returns undefined in prerendered HTML and during
 * hydration. Computes the day in a task of its own, because the first `Intl` object of a page takes long
 * (docs/decisions/0053), and again every minute, because the day changes at midnight.
 */
function usePresentationDay(): string | undefined {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    const update = () => setDay(presentationDay(Date.now()))
    const first = setTimeout(update)
    const timer = setInterval(update, 60_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return day
}

/** Renders the sentence of the success message that names the day 48 hours after `sentAt` (Unix time in ms). */
export function PresentedBy({ sentAt }: { sentAt: number }) {
  const { t } = useTranslation('forms')
  const dayTexts = useDayTexts()
  return t('for_companies.presented_by', dayTexts(presentationDay(sentAt)))
}

function useDayTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  return (day: string) => {
    const { weekday, date } = dayParts(day, language)
    return { weekday: t(`for_companies.weekdays.${weekday}`), date }
  }
}
