/** Longest slug that the table accepts. */
const MAX_LENGTH = 120

/**
 * Derives the slug of a new study from its English title (spec 5): lower case, each run of characters outside a-z and
 * 0-9 replaced by one hyphen, no hyphen at either end. Returns an empty string if the title has no such character.
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
