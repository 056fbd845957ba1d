const MAX_LENGTH = 120

/** Spec 5. At most 120 characters, as in the table. Empty if the title has no letter from a to z and no digit. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '')
}
