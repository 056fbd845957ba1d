import { expect, test, vi } from 'vitest'

import { supabase } from './supabase'

/** Makes the time limit pass at once, for a server that never responds. */
function skipTime() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const give = () => reject(init?.signal?.reason as Error)
        if (init?.signal?.aborted) give()
        else init?.signal?.addEventListener('abort', give)
      }),
  )
  const reason = new DOMException('signal timed out', 'TimeoutError')
  return vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(reason))
}

test('a request to the database, the storage or the sign-in gives up after 20 seconds', async () => {
  const limit = skipTime()
  const read = async () => supabase.from('admins').select('user_id').throwOnError()
  await expect(read()).rejects.toThrow('timed out')
  const upload = await supabase.storage.from('case-studies').upload('a.png', new ArrayBuffer(1))
  expect(upload.error?.message).toMatch(/timed out/)
  const signIn = await supabase.auth.signInWithPassword({ email: 'a@example.com', password: 'a' })
  expect(signIn.error?.message).toMatch(/timed out/)
  expect(limit.mock.calls).toEqual([[20_000], [20_000], [20_000]])
})

test('a call of an edge function has only its own limit', async () => {
  const limit = skipTime()
  vi.mocked(fetch).mockResolvedValue(Response.json({}))
  await supabase.functions.invoke('create-case-study-translations', { timeout: 160_000 })
  expect(limit).not.toHaveBeenCalled()
})
