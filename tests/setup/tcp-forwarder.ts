import { once } from 'node:events'
import { connect, createServer } from 'node:net'

import { portOf } from '../../supabase/local/serve-requests.ts'

export async function startTcpForwarder() {
  let target = 0
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    forwardTo: (port: number) => {
      target = port
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
