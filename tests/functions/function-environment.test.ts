import { expect, test } from 'vitest'

import { goodEnquiry, startFunctions } from '../setup/functions.ts'

test('send-contact-email with an invalid environment returns 503, logs the names of the invalid variables but not the values of SMTP_PORT and MAIL_TO, and is not restarted', async () => {
  const invalid = { ALLOWED_ORIGINS: 'example.com', SMTP_PORT: '99999', MAIL_TO: 'nobody', SMTP_HOST: ' ' }
  const functions = await startFunctions({ smtpPort: 25, backendUrl: 'http://127.0.0.1:9' }, invalid)
  expect(await functions.post(goodEnquiry)).toMatchObject({ status: 503 })
  await functions.close()
  const log = functions.lines.filter((line) => line.startsWith('[send-contact-email]')).join('\n')
  for (const name of Object.keys(invalid)) expect(log).toContain(name)
  expect(log).not.toMatch(/MAIL_FROM|99999|nobody/)
  expect(log.split('it starts again when its code changes')).toHaveLength(2)
})
