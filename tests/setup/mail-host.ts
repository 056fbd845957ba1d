import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createAuthority } from './certificates.ts'
import { startNameServer } from './name-server.ts'

const host = 'mail.test'
const liveAddress = '127.0.0.1'

/** No server listens at these addresses. The prefix of the IPv6 address is reserved for documentation (RFC 3849). */
export const deadAddresses = { ipv4: '127.0.0.2', ipv6: '2001:db8:0:0:0:0:0:1' }

/**
 * Creates a TLS certificate for the host name `mail.test`, and three certificates that are not valid for it. Starts a
 * DNS server that returns two addresses for this name, until `setAddresses` replaces the addresses: an IPv6 address at
 * which no server listens, and 127.0.0.1. Without addresses, the name does not exist. With `silent` instead of
 * addresses, the DNS server does not respond. A function that is started with `process` and `environment` uses this DNS
 * server and trusts `certificate`.
 */
export async function startMailHost() {
  const folder = await mkdtemp(join(tmpdir(), 'mail-host-'))
  const authority = createAuthority()
  const authorityFile = join(folder, 'authority.pem')
  await writeFile(authorityFile, authority.certificate)
  const nameServer = await startNameServer({ [host]: [deadAddresses.ipv6, liveAddress] })
  return {
    setAddresses: (addresses: string[] | 'silent') => {
      if (addresses === 'silent') nameServer.setZone('silent')
      else nameServer.setZone(addresses.length > 0 ? { [host]: addresses } : {})
    },
    certificate: authority.issue(host),
    wrongCertificates: {
      'another host name': authority.issue('other.test'),
      'an unknown authority': createAuthority().issue(host),
      'a date in the past': authority.issue(host, { expired: true }),
    },
    environment: { SMTP_HOST: host, TEST_NAME_SERVER: nameServer.address, DENO_CERT: authorityFile },
    process: {
      preload: [fileURLToPath(new URL('use-name-server.ts', import.meta.url))],
      // Without the permission `networkInterfaces`, Deno 2.9 does not let `use-name-server.ts` set the DNS server.
      denoOptions: ['--allow-sys=networkInterfaces'],
    },
    close: async () => {
      await nameServer.close()
      await rm(folder, { recursive: true })
    },
  }
}
