import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** `port` is on 127.0.0.1; `close` lets go of every process at once. */
export type Leash = { port: number; close: () => void }

/**
 * Ties the functions' processes to this one: each keeps a connection to this port open (edge-watchdog.ts) and
 * ends when it breaks, which the system sees to even when this process is killed. Holds up nobody's exit.
 */
export async function openLeash(): Promise<Leash> {
  const held = new Set<Socket>()
  const server = createServer((socket) => {
    held.add(socket.unref())
    // A function that is killed resets its end, as it should.
    socket.on('error', () => undefined).on('close', () => held.delete(socket))
  })
  server.unref().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.close()
      held.forEach((socket) => socket.destroy())
    },
  }
}
