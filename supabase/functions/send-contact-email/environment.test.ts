import { expect, test } from 'vitest'

import { parseEnvironment } from '../_shared/environment.ts'
import { environmentSchema } from './environment.ts'

const complete = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
  ALLOWED_ORIGINS: 'https://example.com, https://www.example.com',
  SMTP_HOST: 'mail.example.com',
  SMTP_PORT: '465',
  MAIL_FROM: 'Tidebridge <website@example.com>',
  MAIL_TO: 'office@example.com',
  RETRY_SECRET: 'a secret',
}
const parse = (environment: Record<string, string>) => parseEnvironment(environmentSchema, environment)

test('has the rate limits of D31 and time limits for servers by default', () => {
  expect(parse(complete)).toMatchObject({
    RATE_LIMIT_PER_SENDER: 10,
    RATE_LIMIT_PER_NETWORK: 30,
    RATE_LIMIT_TOTAL: 300,
    RATE_LIMIT_WINDOW_SECONDS: 600,
    SMTP_TIMEOUT_MS: 40_000,
    PROJECT_TIMEOUT_MS: 10_000,
  })
})

const invalid = {
  SUPABASE_SECRET_KEYS: 'sb_secret_key',
  ALLOWED_ORIGINS: 'elsewhere.example',
  SMTP_HOST: ' ',
  SMTP_PORT: '99999',
  SMTP_TLS: 'ssl',
  MAIL_FROM: 'Tidebridge <website',
  MAIL_TO: 'nobody',
  SMTP_TIMEOUT_MS: '60001',
  RATE_LIMIT_TOTAL: '-7',
  RETRY_SECRET: '',
}

test('names each invalid variable and does not reveal its value', () => {
  const names = new RegExp(Object.keys(invalid).join('.*; '))
  expect(() => parse({ ...complete, ...invalid })).toThrow(names)
  const values = /sb_secret|elsewhere|99999|ssl|website|nobody|60001|-7/
  expect(() => parse({ ...complete, ...invalid })).not.toThrow(values)
})
