/**
 * Maximum lengths of form fields in UTF-16 units, the unit of the `maxlength` attribute. Name, e-mail and phone come
 * from spec 9. The other limits keep very long texts out of the database. `jobTitle` has the maximum length of
 * `offers.title`.
 */
export const maxLengths = {
  name: 100,
  email: 255,
  phone: 20,
  company: 100,
  message: 5000,
  jobTitle: 200,
} as const

export function maxLengthOf(field: string): number | undefined {
  const byField: Readonly<Record<string, number>> = maxLengths
  return byField[field]
}
