import { expect, test } from 'vitest'

import { backendErrorMessage, failureCause } from './backend-error-message'

const error = (message: string, name = 'PostgrestError') => Object.assign(new Error(message), { name })

test.each(['PostgrestError', 'StorageApiError', 'TranslationsRefused'])(
  'backendErrorMessage returns the message of a %s',
  (name) => expect(backendErrorMessage(error('value too long', name))).toBe('value too long'),
)

test.each([
  ['a failed request', error('TypeError: Failed to fetch')],
  ["a proxy's HTML page", error('<html>Bad gateway</html>')],
  ['an empty message', error('')],
  ['an error of another kind', new TypeError('x is undefined')],
  ['a value that is not an error', 'text'],
])('backendErrorMessage returns undefined for %s', (_, value) =>
  expect(backendErrorMessage(value)).toBeUndefined(),
)

test.each([
  [error('signal timed out', 'StorageUnknownError'), 'server neodpovedal do 20 sekúnd'],
  [error('AbortError: aborted', 'StorageUnknownError'), 'zrušili ste to'],
  [error('TypeError: Failed to fetch'), 'server nie je dostupný'],
  [error('<html>Bad gateway</html>'), 'server odpovedal nečakane'],
])('failureCause of %o is %s', (value, cause) => expect(failureCause(value)).toBe(cause))
