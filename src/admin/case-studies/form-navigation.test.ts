import { expect, test } from 'vitest'

import { keepsForm, newOpening } from './form-navigation'

const location = { pathname: '/tb_admin/case-studies', search: '', hash: '', key: '', state: newOpening() }

test('a navigation keeps the form if only the query changes, and not if a new form opens', () => {
  expect(keepsForm(location, { ...location, search: '?lang=de' })).toBe(true)
  expect(keepsForm(location, { ...location, state: newOpening() })).toBe(false)
})
