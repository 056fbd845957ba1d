// Runs in the Deno process before the code of a function. The function then uses the DNS server of the test
// (name-server.ts) instead of the DNS server of this machine.
import { setServers } from 'node:dns'
import process from 'node:process'

setServers([process.env.TEST_NAME_SERVER ?? ''])
