import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

import { startMailCatcher } from '../../supabase/local/mail-catcher.ts'
import type { CaughtMail } from '../../supabase/local/mail-catcher.ts'

/**
 * Starts a mail catcher that stores mails in a new folder. `mails` contains the arrived mails. `read` parses a mail.
 */
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

export const refusingSteps = ['connection', 'login', 'sender', 'recipient', 'content'] as const

/**
 * The response to a mail. `take`: the server accepts the mail. `cut`: it receives the mail and closes the connection
 * without a response. `hold`: it receives the mail and responds after `release` was called. An object: it refuses the
 * mail at this step, permanently (550) or temporarily (450).
 */
export type Behaviour = 'take' | 'cut' | 'hold' | { refuses: (typeof refusingSteps)[number]; code: 450 | 550 }

/**
 * Starts an SMTP server. `behave` sets the response to later mails. `received` contains the mails that arrived
 * completely and were not refused.
 */
export async function startMailServer() {
  let behaviour: Behaviour = 'take'
  const held: (() => void)[] = []
  const received: Email[] = []

  const respond = (step: (typeof refusingSteps)[number], callback: (error?: Error | null) => void) => {
    const refuses = typeof behaviour === 'object' && behaviour.refuses === step && behaviour
    callback(refuses ? Object.assign(new Error('not today'), { responseCode: refuses.code }) : null)
  }
  const receive = async (stream: Readable, callback: (error?: Error | null) => void) => {
    const mail = await PostalMime.parse(await buffer(stream))
    if (typeof behaviour !== 'object') received.push(mail)
    if (behaviour === 'cut') for (const connection of server.connections) connection.close()
    else if (behaviour === 'hold') held.push(callback)
    else respond('content', callback)
  }
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, callback) => respond('connection', callback),
    onAuth: (_auth, _session, callback) =>
      respond('login', (error) => callback(error, { user: error ? undefined : 'anyone' })),
    onMailFrom: (_address, _session, callback) => respond('sender', callback),
    onRcptTo: (_address, _session, callback) => respond('recipient', callback),
    onData: (stream, _session, callback) => {
      receive(stream, callback).catch(callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    release: () => held.splice(0).forEach((callback) => callback()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Starts a server that accepts connections and sends nothing, or only the greeting of SMTP if `greets` is true. */
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
