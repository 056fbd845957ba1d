/*
 * Deno preloads this module before the code of a function. It opens a connection to the parent process
 * (edge-parent-connection.ts) and ends the process when the connection closes. Used in local development only.
 *
 * Deno starts the function only when a preloaded module has nothing to wait for. An unreferenced connection does not
 * count. Standard input would be simpler, but cannot be unreferenced.
 */
type Connection = { read(into: Uint8Array): Promise<number | null>; unref(): void }
declare const Deno: {
  args: string[]
  connect(options: { hostname: string; port: number }): Promise<Connection>
  exit(code: number): never
}

async function waitForParent() {
  const connection = await Deno.connect({ hostname: '127.0.0.1', port: Number(Deno.args[0]) })
  connection.unref()
  await connection.read(new Uint8Array(1))
}

void waitForParent().finally(() => Deno.exit(0))

export {}
