import { contentOf } from '@contracts/case-study'

import {
  findVersion,
  getVersions,
  insertVersion,
  updateVersion,
} from '@/features/case-studies/api/case-study-repository'
import { failureCause } from '@/features/case-studies/backend-error-message'
import { slugFrom, type StoredVersion } from '@/features/case-studies/model'
import { checkSession } from '@/features/session/api/session'
import { languages, type Language } from '@/i18n/languages'
import { abortable } from '@/lib/abortable'

import {
  codeOf,
  hasTitle,
  isChanged,
  noSlugMessage,
  versionsByLanguage,
  type StoredStudy,
  type StudyValues,
  type VersionValues,
} from './study-values'

/** The messages are Slovak (spec 8), except for a refused title. */
export type SaveResult =
  | { kind: 'saved'; study: StoredStudy }
  | { kind: 'signed out'; message: string }
  /** The English title gives no slug, or a slug that another study has (D23). */
  | { kind: 'title refused'; message: string }
  | SaveFailure

export type SaveFailure = FailureCause & {
  /** What this save wrote before it failed. */
  saved: Language[]
  /** The opened study with the versions that this save wrote. */
  study: StoredStudy
}

type FailureCause = { message: string; cause?: string } & ({ kind: 'failed' } | Conflict)

/** Somebody else has changed or added the version. `theirs` is null if it was deleted or the user may not read it. */
export interface Conflict {
  kind: 'conflict'
  language: Language
  theirs: StoredVersion | null
}

const FALLBACK = 'Nepodarilo sa uložiť case study'
const signedOutMessages = {
  missing: 'Nie ste prihlásený. Prihláste sa prosím.',
  expired: 'Session vypršala. Prihláste sa znova.',
}

/**
 * Updates or inserts each changed version that has a title, in the order of the tabs, and stops at the first failure
 * (spec 7 row 8, D26) or when `signal` is aborted. Does not overwrite a version that somebody else has saved since
 * `opened` was read (D33).
 */
export async function saveStudy(
  values: StudyValues,
  opened: StoredStudy,
  signal: AbortSignal,
): Promise<SaveResult> {
  let study = opened
  const saved: Language[] = []
  try {
    const session = await abortable(checkSession(), signal)
    if (session !== 'valid') return { kind: 'signed out', message: signedOutMessages[session] }

    const slug = opened.slug ?? slugFrom(values.en.title)
    if (!slug) return { kind: 'title refused', message: noSlugMessage }
    if (opened.slug === null) {
      const versions = versionsByLanguage(await abortable(getVersions(slug), signal))
      const isOurs = versions.en && !isChanged(values.en, versions.en)
      if (Object.keys(versions).length > 0 && !isOurs) return slugTaken(slug)
      study = { slug: isOurs ? slug : null, versions }
    }
    for (const language of languages) {
      const typed = values[language]
      if (!hasTitle(typed) || !isChanged(typed, study.versions[language])) continue
      const result = await saveVersion(slug, language, typed, study.versions[language], signal)
      // Somebody else took the slug after the check above.
      if (result.kind === 'conflict' && study.slug === null) return slugTaken(slug)
      if (result.kind !== 'saved') return { ...result, saved, study }
      study = { slug, versions: { ...study.versions, [language]: result.version } }
      saved.push(language)
    }
    return { kind: 'saved', study }
  } catch (error) {
    console.error('Could not save the case study', error)
    return { kind: 'failed', message: FALLBACK, cause: failureCause(error), saved, study }
  }
}

const slugTaken = (slug: string) => ({
  kind: 'title refused' as const,
  message: `A case study with the address “${slug}” already exists. Choose another title.`,
})

async function saveVersion(
  slug: string,
  language: Language,
  typed: VersionValues,
  base: StoredVersion | undefined,
  signal: AbortSignal,
): Promise<{ kind: 'saved'; version: StoredVersion } | FailureCause> {
  const messageWith = (reason: string) =>
    `Chyba pri ${base ? 'aktualizácii' : 'vytváraní'} ${codeOf(language)}: ${reason}`
  try {
    const content = contentOf(typed, { slug, language, published: typed.published })
    const write = base ? updateVersion(base, content) : insertVersion(content)
    const version = await abortable(write, signal)
    if (version) return { kind: 'saved', version }

    const theirs = await abortable(findVersion(slug, language), signal)
    // This text is stored, for example by an earlier save whose response did not arrive.
    if (theirs && !isChanged(typed, theirs)) return { kind: 'saved', version: theirs }
    if (theirs && theirs.updated_at === base?.updated_at) {
      return { kind: 'failed', message: messageWith('na túto zmenu nemáte oprávnenie') }
    }
    const reason = theirs
      ? 'verziu medzitým zmenil niekto iný'
      : 'verzia už neexistuje alebo ju nesmiete meniť'
    return { kind: 'conflict', message: messageWith(reason), language, theirs }
  } catch (error) {
    console.error('Could not save the case study', error)
    return { kind: 'failed', message: messageWith(failureCause(error)) }
  }
}
