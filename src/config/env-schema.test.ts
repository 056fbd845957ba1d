import { expect, it } from 'vitest'

import { parsePublicEnv } from './env-schema'

const hosted = 'https://project.example.com'

it('without variables, the site uses the embedded backend and its key', () => {
  const defaults = {
    VITE_SITE_URL: 'https://tidebridge.example',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'local-key',
  }
  expect(parsePublicEnv({}, 'local-key')).toEqual(defaults)
  const empty = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }
  expect(parsePublicEnv(empty, 'local-key')).toEqual(defaults)
})

it('a hosted project is used with its key, and with its URL without a trailing slash', () => {
  const variables = { VITE_SUPABASE_URL: `${hosted}/`, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }
  expect(parsePublicEnv(variables, 'local-key')).toMatchObject({ ...variables, VITE_SUPABASE_URL: hosted })
})

const serviceRole = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"service_role"}')}.x`
const settings = { VITE_SITE_URL: 'https://www.example.com', VITE_SUPABASE_URL: hosted }

it.each([
  ['two invalid URLs', { VITE_SITE_URL: 'ftp://a', VITE_SUPABASE_URL: 'x' }, /SITE_URL[^]*SUPABASE_URL/],
  ['a missing key', settings, 'VITE_SUPABASE_PUBLISHABLE_KEY is required'],
  [
    'a site with a path',
    { ...settings, VITE_SITE_URL: 'https://a.example/en' },
    'SITE_URL must be an origin',
  ],
  ['a project with a path', { VITE_SUPABASE_URL: `${hosted}/rest/v1` }, 'SUPABASE_URL must be an origin'],
  [
    'a key with other characters',
    { ...settings, VITE_SUPABASE_PUBLISHABLE_KEY: 'a.ž.“c' },
    'KEY must contain only',
  ],
  ['a secret key', { ...settings, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_a' }, 'is a secret key'],
  ['a service key', { ...settings, VITE_SUPABASE_PUBLISHABLE_KEY: serviceRole }, 'is a secret key'],
])('the error about %s names the variables', (_, variables, names) => {
  expect(() => parsePublicEnv(variables, 'local-key')).toThrow(names)
})

it('a build for publication needs all settings (D67)', () => {
  expect(() => parsePublicEnv({})).toThrow(/SITE_URL is required[^]*SUPABASE_URL is[^]*KEY is required/)
  const variables = { ...settings, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a' }
  expect(parsePublicEnv(variables)).toEqual(variables)
})
