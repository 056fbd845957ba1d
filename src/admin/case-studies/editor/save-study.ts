import { contentOf } from '@contracts/case-study'

import {
  findVersion,
  getVersions,
  insertVersion,
  updateVersion,
} from '@/features/case-studies/api/case-study-repository'
import { backendErrorMessage, failureCause } from '@/features/case-studies/backend-error-message'
import { slugFrom, type StoredVersion } from '@/features/case-studies/model'
import { checkSession } from '@/features/session/api/session'
import { languages, type Language } from '@/i18n/languages'
import { abortable } from '@/lib/abortable'

import { formPath, type SavedStudy } from '../form-navigation'
import { settleDraft } from './draft'
import {
  codeOf,
  hasTitle,
  isChanged,
  noSlugMessage,
  valuesOf,
  versionsByLanguage,
  type StoredVersions,
  type StudyValues,
  type VersionValues,
} from './study-values'

export interface SaveInput {
  draftId: string
  /** Null for a new study. */
  slug: string | null
  values: StudyValues
  /** The stored versions on which the values are based. */
  base: StoredVersions
  /** What the form has sent before. It may be stored although no response arrived. */
  sent?: StudyValues | undefined
}

/** The messages are Slovak (spec 8), except for a refused title. */
export type SaveEnd =
  | { kind: 'saved'; study: SavedStudy }
  | { kind: 'signed out'; message: string }
  /** The English title gives no slug, or the slug of another study (D23). */
  | { kind: 'title refused'; message: string; slug?: string }
  | SaveFailure

export interface SaveFailure {
  kind: 'failed'
  message: string
  cause?: string | undefined
  /** The slug if a version of the study is stored. */
  slug: string | null
  /** What this save has stored before it failed. */
  saved: Language[]
  /** A language of which nobody knows whether it is stored: neither the write nor a read was answered. */
  unknown?: Language | undefined
}

const FALLBACK = 'Nepodarilo sa uložiť case study'
const signedOutMessages = {
  missing: 'Nie ste prihlásený. Prihláste sa prosím.',
  expired: 'Session vypršala. Prihláste sa znova.',
}

const running = new Map<string, AbortController>()

/** Ends the wait for a save. What it has sent may still be stored, so the save then reads what is stored. */
export const stopSaving = (draftId: string): void => running.get(draftId)?.abort()

/** Saves the text of a form. Deletes its draft if all of it is stored. */
export async function saveStudy(input: SaveInput) {
  const controller = new AbortController()
  running.set(input.draftId, controller)
  const end = await write(input, controller.signal)
  running.delete(input.draftId)
  if (end.kind !== 'saved') {
    const description = end.kind === 'failed' ? end.cause : undefined
    const isTitle = end.kind === 'title refused'
    const lang = isTitle ? undefined : 'sk'
    const link = isTitle && end.slug ? { to: formPath(end.slug), label: 'Open' } : undefined
    const notice = { tone: 'error', title: end.message, description, lang, link } as const
    return { ...end, isDone: false, notice }
  }
  settleDraft(input.draftId, input.values)
  const link = { to: formPath(end.study.slug), label: 'Open' }
  const title = 'Case study uložená úspešne'
  const notice = { tone: 'success', title, lang: 'sk', link } as const
  return { ...end, isDone: true, isVisible: isVisible(input), notice }
}

const isVisible = ({ values, base }: SaveInput) =>
  languages.some((language) => {
    const typed = values[language]
    const before = base[language]
    return hasTitle(typed) && isChanged(typed, before) && (typed.published || before?.published === true)
  })

/**
 * Updates or inserts each changed version that has a title, in the order of the tabs, and stops at the first failure
 * (spec 7 row 8, D26) or when `signal` is aborted. Does not overwrite a version that somebody else has saved since it was
 * read (D33).
 */
async function write(input: SaveInput, signal: AbortSignal): Promise<SaveEnd> {
  const { values, sent } = input
  let { slug: storedSlug, base } = input
  const saved: Language[] = []
  const failed = (message: string, rest: Partial<SaveFailure> = {}): SaveFailure => ({
    kind: 'failed',
    message,
    slug: storedSlug,
    saved,
    ...rest,
  })
  try {
    const session = await abortable(checkSession(), signal)
    if (session !== 'valid') return { kind: 'signed out', message: signedOutMessages[session] }

    const slug = storedSlug ?? (await slugOfSent(sent, signal)) ?? slugFrom(values.en.title)
    if (!slug) return { kind: 'title refused', message: noSlugMessage }
    const stored = versionsByLanguage(await abortable(getVersions(slug), signal))
    if (storedSlug === null && Object.keys(stored).length > 0) {
      if (!isOneOf(stored.en, [values.en, sent?.en])) return slugTaken(slug)
      // An earlier save of this form has stored it.
      storedSlug = slug
      base = stored
    }
    const isGone = Object.keys(stored).length === 0 && Object.keys(base).length > 0
    if (isGone) return failed(`${FALLBACK}: case study medzitým niekto vymazal`)
    for (const language of languages) {
      const typed = values[language]
      if (!hasTitle(typed) || !isChanged(typed, base[language])) continue
      const version = { slug, language, typed, base: base[language], sent: sent?.[language] }
      const result = await saveVersion(version, signal)
      // Somebody else took the slug after the check above.
      if (result === 'exists' && storedSlug === null) return slugTaken(slug)
      if (result === 'exists') return failed(messageOf(version, 'verziu medzitým zmenil niekto iný'))
      if (result !== 'saved')
        return failed(result.message, { unknown: result.isUnknown ? language : undefined })
      storedSlug = slug
      saved.push(language)
    }
    const title = values.en.title.trim()
    return { kind: 'saved', study: { slug, title, published: publishedOf(values, base) } }
  } catch (error) {
    console.error('Could not save the case study', error)
    return failed(FALLBACK, { cause: failureCause(error) })
  }
}

/** The slug with which an earlier save of a new study has stored it. The title may have changed since. */
async function slugOfSent(sent: StudyValues | undefined, signal: AbortSignal): Promise<string | undefined> {
  const slug = sent && slugFrom(sent.en.title)
  if (!slug) return undefined
  const stored = await abortable(findVersion(slug, 'en'), signal)
  return stored && isOneOf(stored, [sent.en]) ? slug : undefined
}

const publishedOf = (values: StudyValues, base: StoredVersions): Language[] =>
  languages.filter((language) => {
    const isStored = hasTitle(values[language])
    return isStored ? values[language].published : base[language]?.published
  })

const slugTaken = (slug: string) => ({
  kind: 'title refused' as const,
  slug,
  message: `A case study with the address “${slug}” already exists. Choose another title.`,
})

/** True if the stored version has one of these texts. */
const isOneOf = (stored: StoredVersion | undefined, texts: (VersionValues | undefined)[]): boolean =>
  stored !== undefined && texts.some((typed) => typed && !isChanged(typed, stored))

interface VersionInput {
  slug: string
  language: Language
  typed: VersionValues
  base: StoredVersion | undefined
  sent: VersionValues | undefined
}

const messageOf = ({ base, language }: VersionInput, reason: string) =>
  `Chyba pri ${base ? 'aktualizácii' : 'vytváraní'} ${codeOf(language)}: ${reason}`

/** Returns `exists` if somebody else has added the version. */
async function saveVersion(
  version: VersionInput,
  signal: AbortSignal,
): Promise<'saved' | 'exists' | { message: string; isUnknown?: boolean }> {
  const { slug, language, typed, base, sent } = version
  let isSent = false
  try {
    signal.throwIfAborted()
    if (base && (base.slug !== slug || base.language !== language)) throw new Error('A row of another study')
    const content = contentOf(typed, { slug, language, published: typed.published })
    isSent = true
    const write = base ? updateVersion(base, content) : insertVersion(content)
    if (await abortable(write, signal)) return 'saved'

    const theirs = await abortable(findVersion(slug, language), signal)
    if (theirs && isOneOf(theirs, [typed])) return 'saved'
    // An earlier save of this form has stored it, or only other columns have changed, such as `unread`.
    const isSameText = theirs && isOneOf(theirs, [sent, base && valuesOf(base)])
    if (isSameText && theirs.updated_at !== base?.updated_at)
      return await saveVersion({ ...version, base: theirs, sent: undefined }, signal)
    if (theirs && !base) return 'exists'
    if (!theirs) return { message: messageOf(version, 'verzia už neexistuje alebo ju nesmiete meniť') }
    const isSame = theirs.updated_at === base?.updated_at
    return {
      message: messageOf(
        version,
        isSame ? 'na túto zmenu nemáte oprávnenie' : 'verziu medzitým zmenil niekto iný',
      ),
    }
  } catch (error) {
    console.error('Could not save the case study', error)
    const message = messageOf(version, failureCause(error))
    if (backendErrorMessage(error)) return { message }
    // The write may have arrived although no response did.
    const stored = await findVersion(slug, language).catch(() => 'unknown' as const)
    if (stored === 'unknown') return { message, isUnknown: isSent }
    if (stored && isOneOf(stored, [typed])) return 'saved'
    // A write that was cancelled may still arrive.
    return { message, isUnknown: isSent && signal.aborted }
  }
}
