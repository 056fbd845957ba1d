import { expect, test, vi } from 'vitest'

import type { MailContent } from '../_shared/mail-content.ts'
import { handle } from './handler.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', company: '', message: 'Hello', gdprConsent: true }

const delivered = async () => undefined

function call(headers: Record<string, string> = {}, deliver: () => Promise<void> = delivered) {
  const sendMail = vi.fn<(mail: MailContent) => Promise<void>>(deliver)
  const log = vi.fn<(message: string, cause?: unknown) => void>()
  const request = new Request('http://functions.example/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  })
  return { request, sendMail, log, answer: handle(request, { allowedOrigins: [], sendMail, log }) }
}

// Over HTTP a declared length is always the real one, so what it does by itself shows only here.
test('a body that declares too much is refused unread', async () => {
  const { request, sendMail, answer } = call({ 'content-length': '1000000000' })
  expect((await answer).status).toBe(413)
  expect(request.bodyUsed).toBe(false)
  expect(sendMail).not.toHaveBeenCalled()
})

test('a declared length that makes no sense changes nothing', async () => {
  const { sendMail, answer } = call({ 'content-length': 'many' })
  expect((await answer).status).toBe(200)
  expect(sendMail).toHaveBeenCalledOnce()
})

test('a fault of our own is logged and told without its cause', async () => {
  const { log, answer } = call({}, () => {
    throw new Error('a secret path')
  })
  const response = await answer
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { code: 'internal_error' } })
  expect(log).toHaveBeenCalledWith('internal_error', expect.objectContaining({ message: 'a secret path' }))
})
