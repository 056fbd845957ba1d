import { expect, test, vi } from 'vitest'

import { localKeys } from '../../supabase/local/local-config.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'

test('each call of sharedBackendServer() returns the same server, without rows that were inserted since the previous call, and available again after a call of down()', async () => {
  const server = await sharedBackendServer()
  await server.query(`insert into public.rate_limits values ('everybody', now(), 1)`)
  server.down()

  expect(await sharedBackendServer()).toBe(server)
  expect(await server.query('select * from public.rate_limits')).toEqual([])
  const headers = { apikey: localKeys().publishable }
  expect((await fetch(`${server.url}/rest/v1/offers`, { headers })).status).toBe(200)
})

test('each call of sharedBackendServer() mutes console.error, which Vitest restores between test files', async () => {
  await sharedBackendServer()
  vi.restoreAllMocks()
  expect(vi.isMockFunction(console.error)).toBe(false)
  await sharedBackendServer()
  expect(vi.isMockFunction(console.error)).toBe(true)
})
