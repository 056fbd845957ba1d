import { expect, test } from 'vitest'

import { loadFromServer } from './load-route'

test('loadFromServer loads a URL once, so that a page does not reload forever', () => {
  // jsdom supports only URLs with another fragment.
  expect(['#a', '#a', '#b'].map(loadFromServer)).toEqual([true, false, true])
})
