import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

import { portOf } from './port-of.ts'

/** `port` is a port on 127.0.0.1. `close` ends all Deno processes that are connected to the port. */
export type ParentConnection = { port: number; close: () => void }

/**
 * Opens a port to which the Deno processes of the functions stay connected (edge-bootstrap.ts). Each Deno process ends
 * when its connection closes. The operating system closes the connections even if this process is killed. The port does
 * not keep this process running.
 */
export async function openParentConnection(): Promise<ParentConnection> {
  const connected = new Set<Socket>()
  const server = createServer((socket) => {
    connected.add(socket.unref())
    // A function that is killed resets its connection. Without a listener for `error`, the reset would end this
    // process.
    socket.on('error', () => undefined).on('close', () => connected.delete(socket))
  })
  server.unref().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    close: () => {
      server.close()
      connected.forEach((socket) => socket.destroy())
    },
  }
}
