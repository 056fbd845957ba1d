// Runs in the Deno process before a function. The path /memory then returns the bytes that the function holds after a
// garbage collection.
type Handler = (request: Request) => Response | Promise<Response>
declare const Deno: {
  serve: (handler: Handler) => unknown
  memoryUsage: () => { heapUsed: number; external: number; rss: number }
}
declare const gc: () => void

const { serve } = Deno
Deno.serve = (handler) =>
  serve((request) => (new URL(request.url).pathname.endsWith('/memory') ? report() : handler(request)))

function report() {
  gc()
  const { heapUsed, external, rss } = Deno.memoryUsage()
  return Response.json({ held: heapUsed + external, rss })
}

export {}
