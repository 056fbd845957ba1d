import { expect, test } from 'vitest'

import { serverMessage } from './server-message'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each(['PostgrestError', 'StorageApiError', 'TranslationsRefused'])(
  'a %s speaks for the server',
  (name) => expect(serverMessage(named(name, 'value too long'))).toBe('value too long'),
)

test.each([
  ['a request that never arrived', named('PostgrestError', 'TypeError: Failed to fetch')],
  ["a proxy's page", named('PostgrestError', '<html>Bad gateway</html>')],
  ['an error without words', named('PostgrestError', '')],
  ['a fault of our own', new TypeError('x is undefined')],
  ['no error at all', 'text'],
])('%s does not', (_what, error) => expect(serverMessage(error)).toBeUndefined())
