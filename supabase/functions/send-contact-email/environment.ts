import * as z from 'zod/mini'

import { originList } from '../_shared/environment.ts'
import { mailEnvironment } from '../_shared/mail-environment.ts'

/** Everything this function reads from its environment; `.env.example` says the same to people. */
export const environmentSchema = z.object({ ALLOWED_ORIGINS: originList, ...mailEnvironment })
