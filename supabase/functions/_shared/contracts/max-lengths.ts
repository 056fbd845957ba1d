/** Maximum lengths of form fields in UTF-16 units, the unit of `maxlength`. Name, e-mail and phone are in spec 9. */
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
