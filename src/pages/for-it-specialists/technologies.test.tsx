import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { Technologies } from './technologies'

beforeAll(() => loadCatalogues('en', ['common', 'for-it-specialists']))

const filters = () => within(screen.getByRole('group', { name: 'Filter by area' })).getAllByRole('button')
const pressed = () => filters().filter((filter) => filter.getAttribute('aria-pressed') === 'true')
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

function show() {
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <Technologies />
    </I18nextProvider>,
  )
  return userEvent.setup()
}

test('everything is shown at first, and All is the filter that is on', () => {
  show()
  expect(filters().map((filter) => filter.textContent)).toEqual([
    'All',
    'Frontend',
    'Backend',
    'Mobile',
    'Cloud & DevOps',
  ])
  expect(pressed()).toEqual([screen.getByRole('button', { name: 'All' })])
  expect(shown()).toHaveLength(20)
  expect(screen.getByRole('status')).toHaveTextContent('20 technologies')
})

test('a filter narrows the list, is the only one on, and tells how many are left; All undoes it', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Mobile' }))
  expect(shown()).toEqual(['Flutter', 'Kotlin', 'React Native'])
  expect(pressed()).toEqual([screen.getByRole('button', { name: 'Mobile' })])
  expect(screen.getByRole('status')).toHaveTextContent('3 technologies')

  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(shown()).toHaveLength(20)
})

test('filters work by keyboard', async () => {
  const user = show()
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  expect(shown()).toEqual(['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter'])
})
