import { vi } from 'vitest'

import type { SendMail } from '../mail.ts'
import type { Outbox } from '../outbox.ts'
import { keyedDigest } from '../sender.ts'

export const site = 'https://www.example.com'
export const sender = { address: null, network: null }

export const outbox = {
  store: vi.fn<Outbox['store']>(),
  claim: vi.fn<Outbox['claim']>(),
  markDelivered: vi.fn<Outbox['markDelivered']>(),
  claimReminder: vi.fn<Outbox['claimReminder']>(),
  claimTurn: vi.fn<Outbox['claimTurn']>(),
  publicationState: vi.fn<Outbox['publicationState']>(),
}

export const dependencies = {
  allowedOrigins: [site, 'https://example.com'],
  outbox,
  sendMail: vi.fn<SendMail>(),
  identifySender: () => sender,
  digest: (text: string) => keyedDigest('secret', text),
  waitUntil: () => undefined,
}

/** Call this function before each test. The outbox then stores each enquiry, and nothing is due. */
export function resetDependencies() {
  vi.clearAllMocks()
  dependencies.sendMail.mockReset().mockResolvedValue(undefined)
  outbox.store.mockReset().mockResolvedValue('stored')
  outbox.claim.mockReset().mockResolvedValue(null)
  outbox.claimReminder.mockReset().mockResolvedValue(null)
  outbox.claimTurn.mockReset().mockResolvedValue(false)
}
