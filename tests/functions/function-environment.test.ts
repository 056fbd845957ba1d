import { expect, test } from 'vitest'

import { goodEnquiry, startFunctions } from '../setup/functions.ts'

test('with an invalid environment, the function returns 503 and logs the names of the variables only', async () => {
  const invalid = { ALLOWED_ORIGINS: 'example.com', SMTP_PORT: '99999', MAIL_TO: 'nobody', SMTP_HOST: ' ' }
  const functions = await startFunctions({ smtpPort: 25, backendUrl: 'http://127.0.0.1:9' }, invalid)
  expect(await functions.post(goodEnquiry)).toMatchObject({ status: 503 })
  await functions.close()
  const log = functions.lines.filter((line) => line.startsWith('[send-contact-email]')).join('\n')
  for (const name of Object.keys(invalid)) expect(log).toContain(name)
  expect(log).not.toMatch(/MAIL_FROM|99999|nobody/)
})
