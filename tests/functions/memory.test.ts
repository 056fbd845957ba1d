import { fileURLToPath } from 'node:url'

import { expect, test, vi } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { cvFile, signUp } from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { startFunctions } from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailbox } from '../setup/smtp.ts'

// A hosted function has 256 MB of memory. The runtime and the code take about 50 MB of this.
test(
  'six sign-ups at once, each with a CV of 5 MB, need less than 150 MB of memory',
  { timeout: 200_000 },
  async () => {
    const [backend, mailbox] = await Promise.all([sharedBackendServer(), startMailbox()])
    const functions = await startFunctions(
      {
        smtpPort: mailbox.port,
        backendUrl: backend.url,
        preload: [fileURLToPath(new URL('../setup/report-memory.ts', import.meta.url))],
        denoOptions: ['--v8-flags=--expose-gc'],
      },
      { SMTP_TIMEOUT_MS: '60000' },
    )
    // The name has letters outside of Latin-1, so a string with the whole payload has two bytes per character.
    const content = Buffer.alloc(maxCvBytes, '%PDF-1.7').toString('base64')
    const payload = { ...signUp, cvFile: { ...cvFile, content } }
    const responses = Promise.all(Array.from({ length: 6 }, () => functions.post(payload)))

    let highest = 0
    const measureUntilMailed = async () => {
      const { body } = await functions.send({ path: '/memory' })
      highest = Math.max(highest, (body as { held: number }).held)
      expect(mailbox.mails).toHaveLength(6)
    }
    await vi.waitFor(measureUntilMailed, { timeout: 180_000, interval: 500 })
    expect((await responses).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(highest / 1024 / 1024).toBeLessThan(150)
    await functions.close()
    await mailbox.close()
  },
)
