import { parseEnvironment } from '../_shared/environment.ts'
import { createMailer } from '../_shared/mail.ts'
import { environmentSchema } from './environment.ts'
import { handle } from './handler.ts'

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())

const dependencies = {
  allowedOrigins: environment.ALLOWED_ORIGINS,
  sendMail: createMailer(environment),
  log: (message: string, cause?: unknown) => console.error(message, cause),
}

Deno.serve((request) => handle(request, dependencies))
