import { expect, test } from 'vitest'

import { backendErrorMessage } from './backend-error-message'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each(['PostgrestError', 'StorageApiError', 'TranslationsRefused'])(
  'backendErrorMessage returns the message of a %s',
  (name) => expect(backendErrorMessage(named(name, 'value too long'))).toBe('value too long'),
)

test.each([
  ['a message that begins with `TypeError:`', named('PostgrestError', 'TypeError: Failed to fetch')],
  ["a proxy's HTML page", named('PostgrestError', '<html>Bad gateway</html>')],
  ['an empty message', named('PostgrestError', '')],
  ['an error of another kind', new TypeError('x is undefined')],
  ['a value that is not an error', 'text'],
])('backendErrorMessage returns undefined for %s', (_case, error) =>
  expect(backendErrorMessage(error)).toBeUndefined(),
)
