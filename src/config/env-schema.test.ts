import { expect, it } from 'vitest'

import { parsePublicEnv } from './env-schema'

const LOCAL_KEY = 'sb_publishable_local'

it('parsePublicEnv returns defaults for the embedded backend if no variable is set', () => {
  expect(parsePublicEnv({}, LOCAL_KEY)).toEqual({
    VITE_SITE_URL: 'https://tidebridge.example',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: LOCAL_KEY,
  })
})

it('parsePublicEnv returns the local key if the variables are empty, as in .env.example', () => {
  const env = parsePublicEnv({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, LOCAL_KEY)
  expect(env.VITE_SUPABASE_PUBLISHABLE_KEY).toBe(LOCAL_KEY)
})

it('parsePublicEnv returns the URL of a hosted project without its trailing slash, and the key of the project', () => {
  const env = parsePublicEnv(
    { VITE_SUPABASE_URL: 'https://project.example.com/', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' },
    LOCAL_KEY,
  )
  expect(env).toMatchObject({
    VITE_SUPABASE_URL: 'https://project.example.com',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
  })
})

it('parsePublicEnv throws an error that names VITE_SITE_URL and VITE_SUPABASE_URL if both URLs are invalid', () => {
  const invalid = { VITE_SITE_URL: 'ftp://example.com', VITE_SUPABASE_URL: 'nonsense' }
  expect(() => parsePublicEnv(invalid, LOCAL_KEY)).toThrow(/VITE_SITE_URL[\s\S]*VITE_SUPABASE_URL/)
})

it('parsePublicEnv throws an error that names the missing key if only the URL of a project is set', () => {
  expect(() => parsePublicEnv({ VITE_SUPABASE_URL: 'https://project.example.com' }, LOCAL_KEY)).toThrow(
    'VITE_SUPABASE_PUBLISHABLE_KEY',
  )
})
