/**
 * The longest values a form and its contract take, in UTF-16 units as `maxlength` of an input counts them.
 * Name, e-mail and phone: spec 9. The others are ours, since an unlimited field is an open door; a project's
 * title is no longer than this in the database either.
 */
export const limits = {
  name: 100,
  email: 255,
  phone: 20,
  company: 100,
  message: 5000,
  jobTitle: 200,
} as const

/** The longest value of a payload's field, undefined if it has no limit. */
export const limitOf = (field: string): number | undefined => (limits as Record<string, number>)[field]
