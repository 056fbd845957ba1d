import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

import { portOf } from './port-of.ts'

export type CaughtMail = {
  file: string
  /** `from` and `to` are the addresses of the SMTP envelope. The headers `From` and `To` may differ. */
  from: string
  to: string[]
  subject: string
}

type MailCatcherOptions = { folder: string; port?: number; onMail?: (mail: CaughtMail) => void }

/**
 * Starts an SMTP server on 127.0.0.1 that stores each message as an .eml file in `folder`. The file names sort by
 * arrival. The server accepts every login, sender and recipient. It confirms a message (250) when the file is complete
 * and `onMail` has run. Without `port`, it uses a free port.
 * @throws Error if the port is in use
 */
export async function startMailCatcher({
  folder,
  port = 0,
  onMail,
}: MailCatcherOptions): Promise<{ port: number; close: () => Promise<void> }> {
  await mkdir(folder, { recursive: true })
  let count = 0

  const server = new SMTPServer({
    authOptional: true,
    // TLS would need a certificate. TLS is not needed, because the message does not leave this computer.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope
      buffer(stream)
        .then(async (message) => {
          count += 1
          const file = await writeMessage(folder, count, message)
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
      // Without a listener for `error`, a client that disconnects would end the process.
      server.on('error', () => undefined)
      resolve()
    })
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: portOf(server.server), close }
}

/**
 * Writes a message to a file whose name ends with `.part` and then renames the file to `.eml`, so that an .eml file is
 * always complete. Returns the path of the file.
 */
async function writeMessage(folder: string, count: number, message: Buffer): Promise<string> {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `${moment}-${String(count).padStart(4, '0')}.eml`)
  await writeFile(`${file}.part`, message)
  await rename(`${file}.part`, file)
  return file
}
