const MAX_LENGTH = 120

/**
 * Returns the slug of a new study for its English title (spec 5), such as `cloudtalk-40-faster` for
 * `CloudTalk: 40 % faster`. It has at most 120 characters, which is the limit of the table. Returns an empty string if
 * the title contains no letter from a to z and no digit.
 */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '')
}
