import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

import { portOf } from './serve-requests.ts'

export type CaughtMail = {
  file: string
  /** `from` and `to` are the addresses of the SMTP envelope. The headers `From` and `To` may differ. */
  from: string
  to: string[]
  subject: string
}

/**
 * Starts an SMTP server on a free port of 127.0.0.1 that stores each message as an .eml file in `folder`. The file names
 * sort by arrival. The server accepts every login, sender and recipient. It confirms a message (250) when the file is
 * complete and `onMail` has run.
 */
export async function startMailCatcher(
  folder: string,
  onMail: (mail: CaughtMail) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  await mkdir(folder, { recursive: true })
  let count = 0

  async function receive(stream: Readable, { envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
    const message = await buffer(stream)
    count += 1
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${moment}-${String(count).padStart(4, '0')}.eml`)
    // The file gets its name when it is complete, because tests wait for .eml files.
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
    const { subject = '' } = await PostalMime.parse(message)
    const from = mailFrom === false ? '' : mailFrom.address
    onMail({ file, from, to: rcptTo.map(({ address }) => address), subject })
  }

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onData: (stream, session, callback) => void receive(stream, session).then(() => callback(), callback),
  })
  // Without a listener, a client that disconnects would end the process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
