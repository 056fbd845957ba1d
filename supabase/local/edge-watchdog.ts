/*
 * Loaded before a function's own code, local only. The runner holds the other end of standard input and never
 * writes to it: when the runner goes, killed without a word included, the pipe ends, and so does this process.
 *
 * Deno starts the function only once a preloaded module has nothing left to wait for. Hence the detour by an
 * unreferenced timer, which does not count.
 */
declare const Deno: {
  stdin: { readable: ReadableStream<Uint8Array> }
  unrefTimer(timer: unknown): void
  exit(code: number): never
}

async function endWithTheRunner() {
  await Deno.stdin.readable.pipeTo(new WritableStream())
  Deno.exit(0)
}

Deno.unrefTimer(setTimeout(endWithTheRunner, 0))

export {}
