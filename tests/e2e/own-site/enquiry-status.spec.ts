import { retrySecret } from '../../../supabase/local/plugin.ts'
import { answer, fillInCredentials } from '../admin-area'
import { axeViolations } from '../axe'
import { expect, open } from '../fixtures'
import { test } from './own-site'

const sender = { name: 'Ada Lovelace', email: 'ada@example.org', company: '' }
const payload = { formType: 'contact', ...sender, message: 'Hello', gdprConsent: true }
const submission = (state: 'failed' | 'suspected') => ({
  id: crypto.randomUUID(),
  form: 'contact',
  payload,
  state,
})

test('the header counts undelivered enquiries, and sends failed ones again', async ({ page, database }) => {
  const submissions = () => database.from('submissions')
  const rows = [submission('failed'), submission('suspected')]
  await submissions().insert(rows).throwOnError()
  await open(page, '/tb_admin')
  await fillInCredentials(page)
  const status = page.getByRole('region', { name: 'Undelivered inquiries' })
  await expect(status).toContainText('Undelivered inquiries: 1')
  await expect(status).toContainText('Inquiries that look like spam: 1')
  expect(await axeViolations(page, 'header')).toEqual([])

  await status.getByRole('button', { name: 'Send again' }).click()
  await answer(page, 'Send again')
  await expect(status).toContainText('Inquiries waiting to be emailed: 1, the oldest since')
  await expect(status).not.toContainText('Undelivered')
  await page.request.post('/functions/v1/send-contact-email/retry', {
    headers: { 'x-retry-secret': retrySecret },
  })
  const { data } = await submissions().select('state, payload').eq('id', rows[0]?.id).single()
  expect(data).toEqual({ state: 'delivered', payload: null })
  await status.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Delete')
  await expect(status).toHaveCount(0)
})
