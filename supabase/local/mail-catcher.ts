import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = {
  /** Path of the .eml file. */
  file: string
  /** Sender and recipients of the envelope, that is who really gets it, whatever the headers say. */
  from: string
  to: string[]
  subject: string
}

type MailCatcherOptions = { folder: string; port?: number; onMail?: (mail: CaughtMail) => void }

/**
 * A real SMTP server on 127.0.0.1 that delivers into `folder`: one .eml file a message, names sorting by
 * arrival. Takes any login or none, any sender and recipient. A message is taken (250) only once its file is
 * complete and `onMail` was told. Without `port` it takes a free one. Rejects when the port is in use.
 */
export async function startMailCatcher({
  folder,
  port = 0,
  onMail,
}: MailCatcherOptions): Promise<{ port: number; close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  let count = 0

  const server = new SMTPServer({
    authOptional: true,
    // No TLS: the certificate would be nobody's, and the message never leaves this machine.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope
      buffer(stream)
        .then(async (message) => {
          count += 1
          const file = await keep(folder, count, message)
          const { subject = '' } = await PostalMime.parse(message)
          const from = mailFrom === false ? '' : mailFrom.address
          onMail?.({ file, from, to: rcptTo.map(({ address }) => address), subject })
        })
        .then(() => callback(), callback)
    },
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      // A client that breaks off is its own affair; without a listener it would end the process.
      server.on('error', () => undefined)
      resolve()
    })
  })
  const address = server.server.address() as AddressInfo
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Written beside and then renamed, so that whoever lists the folder never sees half a message. */
async function keep(folder: string, count: number, message: Buffer): Promise<string> {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `${moment}-${String(count).padStart(4, '0')}.eml`)
  await writeFile(`${file}.part`, message)
  await rename(`${file}.part`, file)
  return file
}
