import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (name: string) => fileURLToPath(new URL(`test-certificates/${name}.pem`, import.meta.url))

/** The certificate of an authority that only the tests trust. Its private key does not exist any more. */
export const authorityFile = fileOf('authority')
export const wrongCertificates = ['another-host-name', 'an-unknown-authority', 'a-date-in-the-past'] as const

/** Returns the certificate for `localhost` and `mail.test` with its key, or one that is wrong in the named way. */
export const certificate = (name: 'server' | (typeof wrongCertificates)[number] = 'server') => ({
  key: readFileSync(fileOf('key'), 'utf8'),
  cert: readFileSync(fileOf(name), 'utf8'),
})
