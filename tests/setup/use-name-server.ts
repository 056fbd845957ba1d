// Runs in the Deno process before a function. The function then asks the DNS server of the test (name-server.ts).
import { setServers } from 'node:dns'
import process from 'node:process'

setServers([process.env.TEST_NAME_SERVER ?? ''])
