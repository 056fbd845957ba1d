import { expect, test, vi } from 'vitest'

import { Form, loadWith, phone, submitButton, type Values } from './testing/enquiry-form'
import { showForm } from './testing/show-form'

test('a retry with the same values has the same idempotency key, but changed values, or the same values after a success, have a new key', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<(values: Values, key: string) => Promise<void>>().mockRejectedValue(new Error('offline'))
  const user = await showForm(<Form load={loadWith(send)} />)
  const keys = () => send.mock.calls.map(([, key]) => key)
  const submit = async () => {
    const before = keys().length
    await vi.waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'false'))
    await user.click(submitButton())
    await vi.waitFor(() => expect(keys()).toHaveLength(before + 1))
  }

  await user.type(phone(), '1')
  await submit()
  await submit()
  await user.type(phone(), '2')
  send.mockResolvedValueOnce()
  await submit()
  await user.type(phone(), '12')
  await submit()

  const [first, again, changed, next] = keys()
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
})
