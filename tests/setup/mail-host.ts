import { fileURLToPath } from 'node:url'

import { authorityFile } from './certificates.ts'
import { startNameServer } from './name-server.ts'

const host = 'mail.test'

/** No server listens at these addresses. The prefix of the IPv6 address is reserved for documentation (RFC 3849). */
export const deadAddresses = { ipv4: '127.0.0.2', ipv6: '2001:db8:0:0:0:0:0:1' }

/**
 * Starts a DNS server that returns two addresses for the host name `mail.test`, until `setAddresses` replaces them: an
 * IPv6 address at which no server listens, and 127.0.0.1. Without addresses, the name does not exist. With `silent`, the
 * DNS server does not respond. A function that is started with `process` and `environment` uses this DNS server and
 * trusts the certificates of the tests.
 */
export async function startMailHost() {
  const nameServer = await startNameServer({ [host]: [deadAddresses.ipv6, '127.0.0.1'] })
  return {
    setAddresses: (addresses: string[] | 'silent') => {
      if (addresses === 'silent') nameServer.setZone('silent')
      else nameServer.setZone(addresses.length > 0 ? { [host]: addresses } : {})
    },
    environment: { SMTP_HOST: host, TEST_NAME_SERVER: nameServer.address, DENO_CERT: authorityFile },
    process: {
      preload: [fileURLToPath(new URL('use-name-server.ts', import.meta.url))],
      // Deno 2.9 needs this permission to let `use-name-server.ts` set the DNS server.
      denoOptions: ['--allow-sys=networkInterfaces'],
    },
    close: nameServer.close,
  }
}
