import type { Persona } from '../setup/embedded-personas.ts'

export const operations = [
  'list',
  'download',
  'sign an address',
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

/** Whatever is not listed is denied. */
type Allowed = Record<Persona, readonly Operation[]>

const everybody = (operation: Operation[]): Allowed => ({
  anonymous: operation,
  'signed-in user': operation,
  'user with forged metadata': operation,
  'removed administrator': operation,
  administrator: operation,
  'service role': operations,
})

/** Bucket by bucket; each holds one picture. */
export const subjects: Record<string, Allowed> = {
  'case-studies': {
    ...everybody(['download']),
    administrator: operations.filter(
      (operation) => operation !== 'empty the bucket' && operation !== 'change the bucket',
    ),
  },
  'private-papers': everybody([]),
}
