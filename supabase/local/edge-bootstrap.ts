// Locally, this module runs in each Deno process before the function. It lets the function listen on a free port of
// 127.0.0.1, and ends the process when its parent process has ended.
type Connection = { read(into: Uint8Array): Promise<number | null>; unref(): void }
type Handler = (request: Request) => Response | Promise<Response>
declare const Deno: {
  args: string[]
  connect(options: { hostname: string; port: number }): Promise<Connection>
  exit(code: number): never
  serve: (...parameters: [Handler] | [{ hostname: string; port: number }, Handler]) => unknown
}

const { serve } = Deno
Deno.serve = (...parameters) => {
  const handler = parameters.at(-1) as Handler
  return serve({ hostname: '127.0.0.1', port: 0 }, handler)
}

/**
 * Connects to the parent process (edge-parent-connection.ts) and waits until the connection closes. Calls `unref`, so
 * that the connection alone does not keep the Deno process running.
 */
async function waitForParent() {
  const connection = await Deno.connect({ hostname: '127.0.0.1', port: Number(Deno.args[0]) })
  connection.unref()
  await connection.read(new Uint8Array(1))
}

void waitForParent().finally(() => Deno.exit(0))

export {}
