import { afterEach, expect, test, vi } from 'vitest'

import { contact } from '../_shared/contracts/testing/sample-enquiries.ts'

/** Not a literal, so that `tsc` does not check the file: only `npm run check:functions` knows the types of `Deno`. */
const entryFile: string = './index.ts'

afterEach(() => vi.unstubAllGlobals())

test('the platform is told to wait until an enquiry is mailed', async () => {
  const serve = vi.fn<(handler: (request: Request) => Promise<Response>) => void>()
  const waitUntil = vi.fn<(promise: Promise<unknown>) => void>()
  const variables = {
    SUPABASE_URL: 'http://project.example',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
    ALLOWED_ORIGINS: 'https://example.com',
    SMTP_HOST: 'mail.example',
    SMTP_PORT: '465',
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'office@example.com',
    RETRY_SECRET: 'a secret',
  }
  vi.stubGlobal('Deno', { serve, env: { toObject: () => variables } })
  vi.stubGlobal('EdgeRuntime', { waitUntil })
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.endsWith('/store_submission') ? 'stored' : [])),
  )
  await import(entryFile)

  const response = await serve.mock.calls[0]?.[0](
    new Request('http://functions.example/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
      body: JSON.stringify(contact),
    }),
  )
  expect(response?.status).toBe(200)
  expect(await waitUntil.mock.calls[0]?.[0]).toBe(0)
})
