import { expect, it } from 'vitest'

import { parsePublicEnv } from './env-schema'

const LOCAL_KEY = 'sb_publishable_local'

it('returns defaults for the embedded backend if no variable is set', () => {
  expect(parsePublicEnv({}, LOCAL_KEY)).toEqual({
    VITE_SITE_URL: 'https://tidebridge.example',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: LOCAL_KEY,
  })
})

it('treats empty values, as in .env.example, like missing ones', () => {
  const env = parsePublicEnv({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, LOCAL_KEY)
  expect(env.VITE_SUPABASE_PUBLISHABLE_KEY).toBe(LOCAL_KEY)
})

it('accepts a hosted project and removes the trailing slash of its URL', () => {
  const env = parsePublicEnv(
    { VITE_SUPABASE_URL: 'https://project.example.com/', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' },
    LOCAL_KEY,
  )
  expect(env).toMatchObject({
    VITE_SUPABASE_URL: 'https://project.example.com',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
  })
})

it('throws an error that names every invalid variable', () => {
  const invalid = { VITE_SITE_URL: 'ftp://example.com', VITE_SUPABASE_URL: 'nonsense' }
  expect(() => parsePublicEnv(invalid, LOCAL_KEY)).toThrow(/VITE_SITE_URL[\s\S]*VITE_SUPABASE_URL/)
})

it('throws if the URL of a project is set without its key', () => {
  expect(() => parsePublicEnv({ VITE_SUPABASE_URL: 'https://project.example.com' }, LOCAL_KEY)).toThrow(
    'VITE_SUPABASE_PUBLISHABLE_KEY',
  )
})
