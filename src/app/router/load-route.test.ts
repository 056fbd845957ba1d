import { expect, test } from 'vitest'

import { loadFromServer } from './load-route'

test('loadFromServer loads a URL once, so that a page does not reload forever', () => {
  // jsdom can navigate only to another fragment of the same URL.
  expect(['#a', '#a', '#b'].map(loadFromServer)).toEqual([true, false, true])
})
