import type { ParseKeys } from 'i18next'

import type { AppErrorCode } from '@/lib/app-error'

/** The text of every way in which sending can fail (D39); spec 8 words the one for everything else. */
export const failureTexts = {
  offline: 'failures.offline',
  unreachable: 'failures.unreachable',
  timeout: 'failures.timeout',
  too_many_requests: 'failures.too_many_requests',
  chunk_load_error: 'failures.chunk_load_error',
  unavailable: 'failures.unavailable',
  invalid_input: 'contact_form.error_description',
  unexpected: 'contact_form.error_description',
} as const satisfies Record<AppErrorCode, ParseKeys<'forms'>>
