/** An insecure change that a migration could make by mistake, and the deviations that the tests must find after it. */
export interface InsecureChange {
  apply: string
  undo: string
  /** Keys of `tableRights` to check. */
  tables?: string[]
  /** Keys of `bucketRights` to check. */
  buckets?: string[]
  deviations: string[]
  /**
   * The deviations over SQL, if they differ from the deviations over HTTP. They differ if the storage API also needs the
   * policies of other operations.
   */
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
export const membership = 'the membership of another administrator'

/** Returns one deviation for each persona and operation. */
export const deviationsOf = (name: string, personas: string[], operations: string[], result = 'succeeds') =>
  personas.flatMap((persona) => operations.map((operation) => `${name}, ${persona}: ${operation} ${result}`))
