/**
 * A wrong change of rights that a migration could make by mistake, and the deviations that the tests must then report.
 * The tests check the grants and policies, the `tables` (keys of `tableRights`), the `buckets` (keys of `bucketRights`)
 * and, if `resends` is true, what `resendDeviations` attempts.
 */
export interface InsecureChange {
  apply: string
  undo: string
  tables?: string[]
  buckets?: string[]
  resends?: boolean
  deviations: string[]
  /** The deviations over SQL, if they differ from `deviations`. Over SQL, fewer operations on buckets are attempted. */
  deviationsOverSql?: string[]
}

export const signedInNonAdmins = ['signed-in user', 'user with forged metadata', 'removed administrator']
export const writeOperations = [
  'insert',
  'insert returning',
  'update',
  'upsert',
  'delete',
  'delete every row',
]
export const draft = 'a case study in draft'
export const published = 'a published case study'
export const provenance = 'the provenance of a translation'
export const earlierVersion = 'an earlier version of a case study'
export const membership = 'the membership of another administrator'

export const deviationsOf = (name: string, personas: string[], operations: string[], result = 'succeeds') =>
  personas.flatMap((persona) => operations.map((operation) => `${name}, ${persona}: ${operation} ${result}`))
