import { parseEnvironment } from '../_shared/environment.ts'
import { environmentSchema } from './environment.ts'
import { handleTranslationRequest } from './handler.ts'

const environment = parseEnvironment(environmentSchema, Deno.env.toObject())

Deno.serve((request) => handleTranslationRequest(request, environment))
