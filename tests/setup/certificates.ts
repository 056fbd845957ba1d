import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (name: string) => fileURLToPath(new URL(`test-certificates/${name}.pem`, import.meta.url))

/** The certificate of an authority that only the tests trust. Its private key does not exist any more. */
export const authorityFile = fileOf('authority')

/** Returns a certificate with its key. The certificate `server` is valid for `localhost`. */
export const certificate = (name: 'server' | 'another-host-name' = 'server') => ({
  key: readFileSync(fileOf('key'), 'utf8'),
  cert: readFileSync(fileOf(name), 'utf8'),
})
