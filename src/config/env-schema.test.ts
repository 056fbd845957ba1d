import { expect, it } from 'vitest'

import { parsePublicEnv } from './env-schema'

const LOCAL_KEY = 'sb_publishable_local'

it('needs nothing for the embedded backend', () => {
  expect(parsePublicEnv({}, LOCAL_KEY)).toEqual({
    VITE_SITE_URL: 'https://tidebridge.example',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: LOCAL_KEY,
  })
})

it('takes empty values, as .env.example has them, for unset ones', () => {
  const env = parsePublicEnv({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, LOCAL_KEY)
  expect(env.VITE_SUPABASE_PUBLISHABLE_KEY).toBe(LOCAL_KEY)
})

it('takes a hosted project, without its trailing slash', () => {
  const env = parsePublicEnv(
    { VITE_SUPABASE_URL: 'https://project.example.com/', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' },
    LOCAL_KEY,
  )
  expect(env).toMatchObject({
    VITE_SUPABASE_URL: 'https://project.example.com',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'key',
  })
})

it('names every fault', () => {
  const faulty = { VITE_SITE_URL: 'ftp://example.com', VITE_SUPABASE_URL: 'nonsense' }
  expect(() => parsePublicEnv(faulty, LOCAL_KEY)).toThrow(/VITE_SITE_URL[\s\S]*VITE_SUPABASE_URL/)
})

it('refuses an address without its key', () => {
  expect(() => parsePublicEnv({ VITE_SUPABASE_URL: 'https://project.example.com' }, LOCAL_KEY)).toThrow(
    'VITE_SUPABASE_PUBLISHABLE_KEY',
  )
})
