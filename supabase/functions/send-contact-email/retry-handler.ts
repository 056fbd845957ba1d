import { handlePost } from '../_shared/endpoint.ts'
import { HttpError } from '../_shared/http-error.ts'
import { deliverDueSubmissions } from './deliver.ts'
import type { Dependencies } from './handler.ts'
import { keyedDigest } from './digests.ts'

/**
 * Handles the scheduled request (D32): mails due submissions and purges expired rows. Returns
 * `200 { "ok": true, "delivered": <number> }`, or 401 `wrong_secret` unless the header `X-Retry-Secret` equals
 * `retrySecret`. If `retrySecret` is empty, every request gets 401.
 */
export function handleRetry(
  request: Request,
  dependencies: Dependencies & { retrySecret: string },
): Promise<Response> {
  return handlePost(request, dependencies, async () => {
    if (!isSecret(request.headers.get('x-retry-secret'), dependencies.retrySecret)) {
      throw new HttpError(401, 'wrong_secret')
    }
    const delivered = await deliverDueSubmissions(dependencies)
    await dependencies.outbox.purgeExpired()
    return { ok: true, delivered }
  })
}

/**
 * Compares digests of the two secrets, made with a random key. A comparison of the secrets themselves could reveal the
 * secret through its response time.
 */
function isSecret(received: string | null, secret: string): boolean {
  if (received === null || secret === '') return false
  const key = crypto.randomUUID()
  return keyedDigest(key, received) === keyedDigest(key, secret)
}
