// Runs in each Deno process before the function. The function listens on a free port of 127.0.0.1. The process ends with
// its parent, even if the parent is killed, because the operating system then closes the standard input.
type Handler = (request: Request) => Response | Promise<Response>
declare const Deno: {
  exit(): never
  serve: (...parameters: [Handler] | [{ hostname: string; port: number }, Handler]) => unknown
  stdin: { readable: ReadableStream }
}

const { serve } = Deno
Deno.serve = (...parameters) => {
  const handler = parameters.at(-1) as Handler
  return serve({ hostname: '127.0.0.1', port: 0 }, handler)
}

void Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit())

export {}
