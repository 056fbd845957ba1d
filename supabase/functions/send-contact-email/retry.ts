import { answerPost } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/refusal.ts'
import { deliverDue } from './deliver.ts'
import type { Dependencies } from './handler.ts'
import { keyedDigest } from './idempotency.ts'

/**
 * The scheduled call (D32): mails what is due and deletes what is old. Answers `200 { "ok": true, "delivered": n }`,
 * or 401 `wrong_secret` unless the header `X-Retry-Secret` holds `retrySecret`, which must not be empty.
 */
export function retry(
  request: Request,
  dependencies: Dependencies & { retrySecret: string },
): Promise<Response> {
  return answerPost(request, dependencies, async () => {
    if (!(await isSecret(request.headers.get('x-retry-secret'), dependencies.retrySecret))) {
      throw new Refusal(401, 'wrong_secret')
    }
    const delivered = await deliverDue(dependencies)
    await dependencies.outbox.forget(new Date())
    return { ok: true, delivered }
  })
}

/** Compares digests under a new key, so that the time it takes tells nothing about the secret. */
async function isSecret(given: string | null, secret: string): Promise<boolean> {
  if (given === null || secret === '') return false
  const key = crypto.randomUUID()
  return (await keyedDigest(key, given)) === (await keyedDigest(key, secret))
}
