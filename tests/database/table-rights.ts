import type { Persona } from '../setup/embedded-personas.ts'
import {
  admin,
  caseStudy,
  caseStudyHistory,
  offer,
  provenance,
  rateLimit,
  submission,
  type TableFixture,
} from './table-fixtures.ts'

export const operations = [
  'select',
  'insert',
  'insert returning',
  'update',
  'upsert',
  'delete',
  'delete every row',
] as const
export type Operation = (typeof operations)[number]

export interface TableRights extends TableFixture {
  allowed: Record<Persona, readonly Operation[]>
  deniedToAll: readonly Operation[]
}

const readOnly: TableRights['allowed'] = {
  anonymous: ['select'],
  'signed-in user': ['select'],
  'user with forged metadata': ['select'],
  'removed administrator': ['select'],
  administrator: ['select'],
  'service role': operations,
}
const secretKeyOnly: TableRights['allowed'] = {
  anonymous: [],
  'signed-in user': [],
  'user with forged metadata': [],
  'removed administrator': [],
  administrator: [],
  'service role': operations,
}
const without = (...denied: Operation[]) => operations.filter((operation) => !denied.includes(operation))

/** Nobody can upsert an offer, because its column `id` rejects explicit values and no other column is unique. */
const offerRights = { deniedToAll: ['upsert'] as const, serviceRole: { 'service role': without('upsert') } }

/**
 * Key: kind of row, such as `a published case study`. Value: the fixture of the row and the operations that each
 * persona may do. Each table of the schema `public` must have an entry.
 */
export const tableRights: Record<string, TableRights> = {
  'a published case study': {
    ...caseStudy(true),
    allowed: { ...readOnly, administrator: operations },
    deniedToAll: [],
  },
  'a case study in draft': {
    ...caseStudy(false),
    allowed: { ...secretKeyOnly, administrator: operations },
    deniedToAll: [],
  },
  'the provenance of a translation': {
    ...provenance,
    allowed: { ...readOnly, administrator: operations },
    deniedToAll: [],
  },
  'an earlier version of a case study': {
    ...caseStudyHistory,
    allowed: {
      ...secretKeyOnly,
      administrator: ['select'],
      'service role': ['select', 'delete', 'delete every row'],
    },
    deniedToAll: ['insert', 'insert returning', 'update', 'upsert'],
  },
  'an active offer': {
    ...offer(1),
    allowed: { ...readOnly, ...offerRights.serviceRole },
    deniedToAll: offerRights.deniedToAll,
  },
  'an inactive offer': {
    ...offer(0),
    allowed: { ...secretKeyOnly, ...offerRights.serviceRole },
    deniedToAll: offerRights.deniedToAll,
  },
  'the membership of another administrator': {
    ...admin,
    allowed: { ...secretKeyOnly, 'service role': without('update', 'upsert') },
    deniedToAll: ['update', 'upsert'],
  },
  'a stored submission': { ...submission, allowed: secretKeyOnly, deniedToAll: [] },
  'a rate limit': { ...rateLimit, allowed: secretKeyOnly, deniedToAll: [] },
}
