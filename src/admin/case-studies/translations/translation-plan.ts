import { languages } from '@/i18n/languages'

export interface TranslatableStudy {
  title: string
  versions: Partial<Record<string, { published: boolean }>>
}

const MAX_NAMED = 5

/** Says what a run will make, and how many of the versions visitors see at once (D27, D65). */
export function translationPlan(studies: readonly TranslatableStudy[]): string {
  const planned = studies.flatMap(({ title, versions }) => {
    const missing = languages.filter((language) => !versions[language])
    return versions.en && missing.length > 0 ? [{ title, missing, isPublic: versions.en.published }] : []
  })
  if (planned.length === 0) return 'No language version is missing.'
  const count = (list: typeof planned) => list.reduce((sum, { missing }) => sum + missing.length, 0)
  const named = planned
    .slice(0, MAX_NAMED)
    .map(({ title, missing }) => `${title} (${missing.join(', ').toUpperCase()})`)
  const more = planned.length - named.length
  if (more > 0) named.push(`${more} more`)
  const isPublic = count(planned.filter((study) => study.isPublic))
  return `Will be made: ${count(planned)}. ${isPublic} go public at once, unread. ${named.join('; ')}.`
}
