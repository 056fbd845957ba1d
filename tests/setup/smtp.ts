import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

import { startMailCatcher } from '../../supabase/local/mail-catcher.ts'
import type { CaughtMail } from '../../supabase/local/mail-catcher.ts'

/** The catcher with a folder of its own. `mails` grows as they arrive; `read` parses one as a mail program would. */
export async function startMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const mails: CaughtMail[] = []
  const catcher = await startMailCatcher({ folder, onMail: (mail) => mails.push(mail) })
  return {
    port: catcher.port,
    folder,
    mails,
    read: async (mail: CaughtMail) => PostalMime.parse(await readFile(mail.file)),
    close: async () => {
      await catcher.close()
      await rm(folder, { recursive: true })
    },
  }
}

const refusal = Object.assign(new Error('not today'), { responseCode: 550 })

/** At which step of the conversation a mail server can say no. */
export const refusingSteps = {
  connection: { onConnect: (_session, callback) => callback(refusal) },
  login: { onAuth: (_auth, _session, callback) => callback(refusal) },
  sender: { onMailFrom: (_address, _session, callback) => callback(refusal) },
  recipient: { onRcptTo: (_address, _session, callback) => callback(refusal) },
  content: { onData: (stream, _session, callback) => stream.resume().on('end', () => callback(refusal)) },
} satisfies Record<string, SMTPServerOptions>

/** A mail server that refuses at the given step. */
export async function startRefusingServer(step: keyof typeof refusingSteps) {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    ...refusingSteps[step],
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A server that takes connections and never says a word, or none after its greeting. */
export async function startSilentServer({ greets = false } = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume()
    if (greets) socket.write('220 mail.example.com ESMTP\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
