import { randomUUID } from 'node:crypto'

import { retrySecret } from '../../../supabase/local/local-system.ts'
import { fillInCredentials } from '../admin-area'
import { axeViolations } from '../axe'
import { expect, open } from '../fixtures'
import { test } from './own-site'

const enquiry = {
  formType: 'contact',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: '',
  message: 'Hello',
  gdprConsent: true,
}
const submission = (state: 'failed' | 'suspected') => ({
  id: randomUUID(),
  form: 'contact',
  payload: enquiry,
  state,
})

test('the admin header counts undelivered enquiries, and "Odoslať znova" sends failed ones again', async ({
  page,
  database,
}) => {
  const failed = submission('failed')
  await database
    .from('submissions')
    .insert([failed, submission('suspected'), submission('suspected')])
    .throwOnError()
  await open(page, '/tb_admin')
  await fillInCredentials(page)
  const status = page.getByRole('region', { name: 'Neodoslané dopyty' })
  await expect(status).toContainText('Nedoručené dopyty: 1')
  await expect(status).toContainText('Dopyty podozrivé zo spamu: 2')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page, 'header'), colorScheme).toEqual([])
  }

  await status.getByRole('button', { name: 'Odoslať znova' }).click()
  await expect(page.getByText('Dopyty zaradené na odoslanie: 1', { exact: true })).toBeVisible()
  await expect(status).toContainText('Dopyty čakajúce na odoslanie: 1, najstarší od')
  await expect(status).not.toContainText('Nedoručené')

  await page.request.post('/functions/v1/send-contact-email/retry', {
    headers: { 'x-retry-secret': retrySecret },
  })
  const { data } = await database.from('submissions').select('state, payload').eq('id', failed.id).single()
  expect(data).toEqual({ state: 'delivered', payload: null })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(status).not.toContainText('čakajúce')
  await expect(status).toContainText('Dopyty podozrivé zo spamu: 2')

  await database.from('submissions').delete().eq('state', 'suspected')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(status).toHaveCount(0)
})
