import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { nothingPending, startFunctions, submissions } from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailbox } from '../setup/smtp.ts'
import { cvOf, fileOf, signUp } from './candidate-payloads.ts'

const MEGABYTE = 1024 * 1024

// A hosted function has 256 MB of memory. The runtime and the code take about 50 MB of this. The name in the payload
// has letters outside of Latin-1, so a string that contains the whole payload takes two bytes per character.
test(
  'while six sign-ups with a CV of 5 MB are sent in parallel, send-contact-email holds less than 150 MB of memory, and all six are mailed',
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
    const memory = async () =>
      (await functions.send({ path: '/memory' })).body as { held: number; rss: number }
    const start = await memory()

    const payload = { ...signUp, cvFile: cvOf('cv.pdf', fileOf('pdf', maxCvBytes)) }
    const progress = { isDone: false }
    const work = Promise.all(Array.from({ length: 6 }, () => functions.post(payload)))
      .then(async (responses) => {
        expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
        await nothingPending(backend, 150_000)
      })
      .finally(() => {
        progress.isDone = true
      })
    // If `work` rejects, `await work` below throws the error. Without this handler, Node would report an unhandled
    // rejection before that.
    work.catch(() => undefined)
    const samples: Awaited<ReturnType<typeof memory>>[] = []
    while (!progress.isDone) {
      samples.push(await memory())
      // For each sample, the process of the function collects garbage. Without a pause between the samples, the
      // function would have no time for anything else.
      await setTimeout(500)
    }
    await work

    const megabytes = (key: 'held' | 'rss') =>
      Math.round(Math.max(...samples.map((each) => each[key])) / MEGABYTE)
    console.info(
      `held ${megabytes('held')} MB (${Math.round(start.held / MEGABYTE)} at the start), RSS ${megabytes('rss')} MB`,
    )
    expect(megabytes('held')).toBeLessThan(150)
    expect(samples.length).toBeGreaterThan(3)
    expect(await submissions(backend)).toHaveLength(6)
    expect(mailbox.mails).toHaveLength(6)
    await functions.close()
    await mailbox.close()
  },
)
