/*
 * Loaded before a function's own code, local only: holds a connection to the runner (edge-leash.ts) and ends the
 * process when it breaks. (Waiting for the end of standard input would be simpler, but a pending read of it
 * keeps `node:process` from loading, and with it the function.)
 */
declare const Deno: {
  args: string[]
  connect(options: { hostname: string; port: number }): Promise<{ readable: ReadableStream<Uint8Array> }>
  exit(code: number): never
}

async function waitForTheEnd() {
  const { readable } = await Deno.connect({ hostname: '127.0.0.1', port: Number(Deno.args[0]) })
  await readable.pipeTo(new WritableStream())
}

void waitForTheEnd().finally(() => Deno.exit(0))

export {}
