import { useEffect, useEffectEvent, useState } from 'react'
import { generatePath, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { href } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import { adminPaths } from '@/routes'

type Location = ReturnType<typeof useLocation>

export interface SavedStudy {
  slug: string
  title: string
  published: Language[]
}

interface FormOpening {
  opening?: string
  restoredId?: string
  /** The study that the previous form has saved. */
  saved?: SavedStudy
  isDeleted?: boolean
  /** The key of the form that stays open, because its new study has got its URL. */
  keptKey?: string
  keepsFocus?: boolean
}

/** A navigation with this router state opens a new form, even at the same URL. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location): FormOpening => (state as FormOpening | null) ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/** Returns another key for each form, also at the same URL. */
export function useFormKey(): string {
  const location = useLocation()
  const { pathname } = location
  const { opening, keptKey } = openingOf(location)
  const [form, setForm] = useState(() => ({ pathname, opening, key: crypto.randomUUID() as string }))
  if (form.pathname === pathname && form.opening === opening) return form.key
  const key = keptKey === form.key ? keptKey : crypto.randomUUID()
  setForm({ pathname, opening, key })
  return key
}

/** Without a slug, the path of the form for a new study. */
export const formPath = (slug: string | null, language?: string): string =>
  (slug === null ? adminPaths.caseStudies : generatePath(adminPaths.caseStudy, { slug })) +
  (language ? `?lang=${language}` : '')

/** The props of a link to the public page of a study. */
export const publicPage = (slug: string, language: Language) => ({
  href: href(language, 'case-study', { slug }),
  target: '_blank',
  rel: 'noreferrer',
})

/** Returns a function that opens an empty form for a new study (spec 4). */
export function useOpenNewForm() {
  const navigate = useNavigate()
  return (how: Pick<FormOpening, 'saved' | 'isDeleted'> = {}) =>
    void navigate(formPath(null), { replace: how.isDeleted, state: newOpening(how) })
}

export const FORM_HEADING_ID = 'study-form'

export const focusForm = () => document.getElementById(FORM_HEADING_ID)?.focus()

export const LIST_HEADING_ID = 'study-list'

export const focusList = () => document.getElementById(LIST_HEADING_ID)?.focus()

/** A navigation keeps the open form if it changes only the query, for example the language tab. */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening

const leaveQuestion = {
  title: 'Leave without saving?',
  text: 'There are unsaved changes in the form. Leaving discards them.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
  tone: 'destructive',
} as const

/**
 * Asks before unsaved changes are discarded (D34). Does not ask after a save or a deletion. A redirect to the sign-in,
 * which the router cannot block, keeps the draft.
 * @param onDiscard called before the navigation, which may still fail
 */
export function useLeaveQuestion(isChanged: boolean, formKey: string, onDiscard: () => void): void {
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const { saved, isDeleted, keptKey } = openingOf(nextLocation)
    const isDone = historyAction !== 'POP' && (saved || isDeleted || keptKey === formKey)
    return isChanged && !isDone && !keepsForm(currentLocation, nextLocation)
  })
  const ask = useEffectEvent((isAsked: () => boolean) => {
    void confirm(leaveQuestion).then((isLeaving) => {
      if (!isAsked()) return
      if (!isLeaving) return blocker.reset?.()
      onDiscard()
      blocker.proceed?.()
    })
  })
  const { state, location } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    // Another blocked navigation replaces this one, and asks again.
    let isAsked = true
    ask(() => isAsked)
    return () => {
      isAsked = false
    }
  }, [state, location])
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault()
  })
}
