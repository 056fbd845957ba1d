import { createProjectClient, parseEnvironment } from '../_shared/environment.ts'
import { environmentSchema } from './environment.ts'
import { handleEnquiry, handleRetry } from './handler.ts'
import { createMailer } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { identifySender, keyedDigest } from './sender.ts'

/** Supabase's runtime defines `EdgeRuntime`. Plain Deno does not, but its process keeps running after a response. */
declare const EdgeRuntime: { waitUntil: (promise: Promise<unknown>) => void } | undefined

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())
const { SUPABASE_SECRET_KEYS: secretKey } = environment

const dependencies = {
  allowedOrigins: environment.ALLOWED_ORIGINS,
  outbox: createOutbox(createProjectClient(environment, secretKey), environment),
  sendMail: createMailer(environment),
  identifySender: ({ headers }: Request) => {
    const header = environment.CLIENT_ADDRESS_HEADER
    if (!headers.has(header)) console.error(`client_address_missing: no ${header} header`)
    return identifySender(headers, header, secretKey)
  },
  digest: (text: string) => keyedDigest(secretKey, text),
  waitUntil: (promise: Promise<unknown>) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(promise)
  },
  retrySecret: environment.RETRY_SECRET,
}

Deno.serve((request) => {
  const isRetry = new URL(request.url).pathname.endsWith('/retry')
  return isRetry ? handleRetry(request, dependencies) : handleEnquiry(request, dependencies)
})
