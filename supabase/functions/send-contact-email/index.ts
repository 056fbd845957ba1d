import { parseEnvironment } from '../_shared/environment.ts'
import { createMailer } from '../_shared/mail.ts'
import { connect } from '../_shared/supabase.ts'
import { environmentSchema } from './environment.ts'
import { handle } from './handler.ts'
import { createOutbox } from './outbox.ts'
import { retry } from './retry.ts'
import { senderOf } from './sender.ts'

/** Where functions are hosted, work after the answer has to be announced. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())

const dependencies = {
  allowedOrigins: environment.ALLOWED_ORIGINS,
  outbox: createOutbox(connect(environment.SUPABASE_URL, environment.SUPABASE_SECRET_KEYS), {
    perSender: environment.RATE_LIMIT_PER_SENDER,
    total: environment.RATE_LIMIT_TOTAL,
    windowSeconds: environment.RATE_LIMIT_WINDOW_SECONDS,
  }),
  sendMail: createMailer(environment),
  senderOf: (request: Request) =>
    senderOf(request, {
      header: environment.CLIENT_ADDRESS_HEADER,
      secret: environment.SUPABASE_SECRET_KEYS,
    }),
  afterAnswer: (work: Promise<unknown>) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
  },
  retrySecret: environment.RETRY_SECRET,
  log: (message: string, cause?: unknown) => console.error(message, cause),
}

Deno.serve((request) => {
  const isRetry = new URL(request.url).pathname.endsWith('/retry')
  return isRetry ? retry(request, dependencies) : handle(request, dependencies)
})
