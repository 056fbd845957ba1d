/** The limit of the table. */
const MAX_LENGTH = 120

/** `CloudTalk: 40 % faster` becomes `cloudtalk-40-faster` (spec 5). Empty if the title has no letter a to z and no digit. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '')
}
