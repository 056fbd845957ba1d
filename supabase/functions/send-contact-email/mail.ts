import { resolve4, resolve6 } from 'node:dns/promises'
import { once } from 'node:events'
import { connect as connectWithoutTls, isIP, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectWithTls } from 'node:tls'

import { createTransport, type NodemailerError } from 'nodemailer'

import type { Environment } from './environment.ts'

export type Mail = {
  /** Part of the Message-ID, so that mail programs can recognise a mail that is sent twice. */
  id: string
  subject: string
  replyTo?: { name: string; address: string }
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: string; encoding: 'base64' }[]
}

export type SendMail = (mail: Mail) => Promise<void>

/** Line breaks could inject a header. Mail programs would decode encoded words (`=?utf-8?…?=`) to any characters. */
const headerSafe = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?')

/** Returns the options of nodemailer that say when TLS starts, or that it does not. */
export function tlsOptions({ SMTP_HOST: host, SMTP_PORT: port, SMTP_TLS: tls }: Environment) {
  const secure = tls === '' ? port === 465 : tls === 'implicit'
  // The password must not cross a network unencrypted. The local mail catcher has no TLS.
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(host)
  return { secure, requireTLS: !secure && !isLoopback, ignoreTLS: !secure && isLoopback }
}

/** The mailer resolves when the mail server has accepted the mail. The visitor's address is only reply-to (D31). */
export function createMailer(environment: Environment): SendMail {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_TIMEOUT_MS: timeout, SMTP_USER: user } = environment
  const tls = tlsOptions(environment)
  const domain = environment.MAIL_FROM.replace(/^.*@|>.*$/g, '')
  const timeLimit = timeout * 6
  const transport = createTransport({
    host,
    port,
    ...tls,
    ...(user !== '' && { auth: { user, pass: environment.SMTP_PASS } }),
    getSocket: (_options, callback) => {
      connectToMailServer({ host, port, implicitTls: tls.secure, timeoutMilliseconds: timeout }).then(
        (connection) => callback(null, { connection, secured: tls.secure }),
        callback,
      )
    },
    // Includes the time of `getSocket`, which may try several IP addresses.
    connectionTimeout: timeLimit,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, subject, replyTo, ...content }) => {
    await transport.sendMail({
      ...content,
      messageId: `<${id}@${domain}>`,
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      ...(replyTo && {
        replyTo: { name: headerSafe(replyTo.name), address: headerSafe(replyTo.address) },
      }),
      subject: headerSafe(subject),
      signal: AbortSignal.timeout(timeLimit),
    })
  }
}

/** Returns false if the server refused (5xx) the connection or the sign-in, because then it has not seen the mail. */
export function isRefusedPermanently(error: unknown): boolean {
  const { permanent, code } = error as NodemailerError
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

type MailServer = {
  host: string
  port: number
  implicitTls: boolean
  timeoutMilliseconds: number
}

/** Limits the total time of the attempts if a host has many IP addresses. */
const maxAddresses = 4

/**
 * Tries the IP addresses of a mail server one after the other, IPv4 first, because hosted functions may have no route
 * to IPv6. Resolves the host itself, because Deno 2.1 never starts TLS if the first of several addresses fails (D50).
 */
export async function connectToMailServer(server: MailServer): Promise<Socket> {
  const failures: string[] = []
  for (const address of await findAddresses(server)) {
    try {
      return await connect(address, server)
    } catch (cause) {
      failures.push(`${address}: ${String(cause)}`)
    }
  }
  throw new Error(`No connection to ${server.host}:${server.port} (${failures.join('; ')})`)
}

async function findAddresses({ host, timeoutMilliseconds }: MailServer): Promise<string[]> {
  if (isIP(host) !== 0) return [host]
  const lookups = [resolve4(host), resolve6(host)].map((lookup) =>
    Promise.race([lookup.catch(() => []), setTimeout(timeoutMilliseconds, [])]),
  )
  const addresses = (await Promise.all(lookups)).flat().slice(0, maxAddresses)
  // `connect` also looks for a name in the hosts file, which `resolve4` and `resolve6` do not read.
  return addresses.length > 0 ? addresses : [host]
}

async function connect(address: string, server: MailServer): Promise<Socket> {
  const { host, port, implicitTls, timeoutMilliseconds } = server
  const socket = implicitTls
    ? connectWithTls({ host: address, port, servername: host })
    : connectWithoutTls({ host: address, port })
  const failure = async (event: Promise<unknown>, message: string) => {
    await event
    throw new Error(message)
  }
  const outcomes = [
    once(socket, implicitTls ? 'secureConnect' : 'connect'),
    failure(once(socket, 'close'), 'ECONNRESET, the server closed the connection'),
    failure(setTimeout(timeoutMilliseconds), `ETIMEDOUT, no connection within ${timeoutMilliseconds} ms`),
  ]
  // Later errors must not end the process, before or after the mail library adds its own listener.
  socket.on('error', () => undefined)
  for (const outcome of outcomes) outcome.catch(() => undefined)
  try {
    await Promise.race(outcomes)
    return socket
  } catch (cause) {
    socket.destroy()
    throw cause
  }
}
