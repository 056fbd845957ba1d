import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

import { portOf } from '../../supabase/local/serve-requests.ts'

type Step = 'connection' | 'login' | 'sender' | 'recipient' | 'content'
type Callback = (error?: Error | null) => void

/**
 * The response to a mail. `take`: the server accepts the mail. `hold`: the server receives the mail and accepts it
 * after `release` was called. `refuses`: the server refuses the mail at this step, permanently (550) or temporarily
 * (450). `cuts`: the server closes all connections at this step without a response. The step `upload` is before the
 * mail has arrived completely, `content` is after it.
 */
export type Behaviour = 'take' | 'hold' | { refuses: Step; code: 450 | 550 } | { cuts: Step | 'upload' }

/** `recipients` are the addresses of the SMTP envelope. The header `To` may differ. */
type ReceivedMail = Email & { recipients: string[] }

/** If `implicit` is true, TLS starts with the first byte. Otherwise the client may start TLS with STARTTLS. */
type Tls = { key: string; cert: string; implicit: boolean }

/**
 * Starts an SMTP server, without TLS by default. `behave` sets the response to later mails. `received` contains the
 * mails that arrived completely. This includes mails that the server holds and mails after which it cuts the
 * connection, but not refused mails. `unencrypted` contains the steps at which the connection had no TLS.
 */
export async function startMailServer(tls?: Tls) {
  let behaviour: Behaviour = 'take'
  const held: (() => void)[] = []
  const received: ReceivedMail[] = []
  const unencrypted: Step[] = []

  const isCut = (step: Step | 'upload') =>
    typeof behaviour === 'object' && 'cuts' in behaviour && behaviour.cuts === step
  const cut = () => {
    for (const connection of server.connections) connection.close()
  }
  const respond = (step: Step, { secure }: SMTPServerSession, callback: Callback) => {
    if (!secure) unencrypted.push(step)
    if (isCut(step)) return cut()
    if (typeof behaviour === 'object' && 'refuses' in behaviour && behaviour.refuses === step) {
      callback(Object.assign(new Error('not today'), { responseCode: behaviour.code }))
    } else callback()
  }
  const receive = async (stream: Readable, session: SMTPServerSession, callback: Callback) => {
    if (isCut('upload')) return cut()
    const mail = await PostalMime.parse(await buffer(stream))
    const isRefused = typeof behaviour === 'object' && 'refuses' in behaviour
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    if (!isRefused) received.push({ ...mail, recipients })
    if (behaviour === 'hold') held.push(callback)
    else respond('content', session, callback)
  }
  const server = new SMTPServer({
    ...(tls ? { key: tls.key, cert: tls.cert, secure: tls.implicit } : { hideSTARTTLS: true }),
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (session, callback) => respond('connection', session, callback),
    onAuth: (_auth, session, callback) =>
      respond('login', session, (error) => callback(error, { user: error ? undefined : 'anyone' })),
    onMailFrom: (_address, session, callback) => respond('sender', session, callback),
    onRcptTo: (_address, session, callback) => respond('recipient', session, callback),
    onData: (stream, session, callback) => {
      receive(stream, session, callback).catch(callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.server),
    received,
    unencrypted,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    release: () => held.splice(0).forEach((callback) => callback()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Starts a server that accepts connections and then sends nothing. */
export async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: portOf(server), close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
