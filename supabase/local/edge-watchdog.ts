/*
 * Loaded before a function's own code, local only. The runner holds the other end of standard input and never
 * writes to it: when the runner goes, killed without a word included, the pipe ends, and so does this process.
 * (`node:process` stdin would hold up the start, so this reads Deno's own.)
 */
declare const Deno: { stdin: { readable: ReadableStream<Uint8Array> }; exit(code: number): never }

void Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit(0))

export {}
