// Runs in the Deno process before the code of a function, and adds the path /memory to the function. A request to
// /memory collects garbage and returns the bytes that are still in use (`held`).
type Handler = (request: Request) => Response | Promise<Response>
declare const Deno: {
  serve: (handler: Handler) => unknown
  memoryUsage: () => { heapUsed: number; external: number }
}
declare const gc: () => void

const { serve } = Deno
Deno.serve = (handler) =>
  serve((request) => (new URL(request.url).pathname.endsWith('/memory') ? report() : handler(request)))

function report() {
  gc()
  const { heapUsed, external } = Deno.memoryUsage()
  return Response.json({ held: heapUsed + external })
}

export {}
