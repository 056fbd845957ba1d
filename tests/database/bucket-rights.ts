import type { Persona } from '../setup/embedded-personas.ts'

export const operations = [
  'list',
  'download',
  'create a signed URL',
  'upload',
  'upload with upsert',
  'overwrite',
  'replace',
  'move',
  'copy',
  'remove',
  'empty the bucket',
  'change the bucket',
] as const
export type Operation = (typeof operations)[number]

type AllowedOperations = Record<Persona, readonly Operation[]>

const everyClientMay = (allowed: Operation[]): AllowedOperations => ({
  anonymous: allowed,
  'signed-in user': allowed,
  'user with forged metadata': allowed,
  'removed administrator': allowed,
  administrator: allowed,
  'service role': operations,
})

/**
 * Key: bucket. Value: the operations that each persona may do. `private-bucket` exists only in tests and shows that the
 * policies apply only to `case-studies`.
 */
export const bucketRights: Record<string, AllowedOperations> = {
  'case-studies': {
    ...everyClientMay(['download']),
    administrator: operations.filter(
      (operation) => operation !== 'empty the bucket' && operation !== 'change the bucket',
    ),
  },
  'private-bucket': everyClientMay([]),
}
