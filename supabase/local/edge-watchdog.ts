// Locally, Deno preloads this module before the code of a function. It connects to the parent process
// (edge-parent-connection.ts) and ends the Deno process when the connection closes. The connection is unreferenced,
// because Deno would wait for a referenced connection before it starts the function.
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
