import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const day = 86_400_000

/** Encodes a value in DER: tag, length and content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const encodedLength =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...encodedLength]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (time: number) =>
  der(0x17, Buffer.from(`${new Date(time).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
const name = (commonName: string) =>
  sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(commonName)))))
const extension = (oid: string, value: Uint8Array) => sequence(identifier(oid), der(0x04, value))
const pem = (content: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(content)
    .toString('base64')
    .replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

type CertificateOptions = {
  subject: string
  publicKey: KeyObject
  issuer: string
  issuerKey: KeyObject
  extensions: Uint8Array[]
  expired?: boolean
}

/** Creates an X.509 certificate of version 3 (RFC 5280) in PEM format. */
function createCertificate(options: CertificateOptions): string {
  const { subject, publicKey, issuer, issuerKey, extensions, expired = false } = options
  const end = Date.now() + (expired ? -day : day)
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(8)),
    ecdsaWithSha256,
    name(issuer),
    sequence(utcTime(end - 30 * day), utcTime(end)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, issuerKey))
  return pem(sequence(content, ecdsaWithSha256, signature))
}

/**
 * Creates a certificate authority for tests. `certificate` is the certificate of the authority in PEM format. `issue`
 * creates a key and a certificate for a host name, by default a certificate that has not expired.
 */
export function createAuthority() {
  const subject = 'Authority of the tests'
  const keys = newKeys()
  const isAuthority = extension('551d13', sequence(der(0x01, Buffer.of(0xff))))
  return {
    certificate: createCertificate({
      subject,
      publicKey: keys.publicKey,
      issuer: subject,
      issuerKey: keys.privateKey,
      extensions: [isAuthority],
    }),
    issue: (host: string, { expired = false } = {}) => {
      const { publicKey, privateKey } = newKeys()
      const alternativeName = extension('551d11', sequence(der(0x82, Buffer.from(host))))
      return {
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        cert: createCertificate({
          subject: host,
          publicKey,
          issuer: subject,
          issuerKey: keys.privateKey,
          extensions: [alternativeName],
          expired,
        }),
      }
    },
  }
}
