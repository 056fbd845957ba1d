/*
 * Loaded before a function's own code, local only: holds a connection to the runner (edge-leash.ts) and ends the
 * process when it breaks.
 *
 * Deno starts the function only once a preloaded module has nothing left to wait for. An unreferenced connection
 * does not count; standard input, the simpler leash, cannot be unreferenced.
 */
type Connection = { read(into: Uint8Array): Promise<number | null>; unref(): void }
declare const Deno: {
  args: string[]
  connect(options: { hostname: string; port: number }): Promise<Connection>
  exit(code: number): never
}

async function holdOn() {
  const connection = await Deno.connect({ hostname: '127.0.0.1', port: Number(Deno.args[0]) })
  connection.unref()
  await connection.read(new Uint8Array(1))
}

void holdOn().finally(() => Deno.exit(0))

export {}
