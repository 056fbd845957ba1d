import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'

import { filterAreas } from './filter-technologies'
import { Technologies } from './technologies'
import { technologyList } from './technology-list'

beforeAll(() => loadCatalogues('sk', ['common', 'for-it-specialists']))

beforeEach(() => {
  render(
    <LanguageContext value="sk">
      <I18nextProvider i18n={i18nFor('sk')}>
        <MemoryRouter>
          <Technologies />
        </MemoryRouter>
      </I18nextProvider>
    </LanguageContext>,
  )
})

const linkOf = (name: string) => screen.getByRole('link', { name: `${name} (IT projekty)` })
const searchOf = (name: string) =>
  new URL(linkOf(name).getAttribute('href') ?? '', 'http://site.test').searchParams.get('q')

test('each technology without its own query links to the search for its name in the Slovak list of IT projects', () => {
  const names = technologyList.filter(({ query }) => !query).map(({ name }) => name)
  expect(names).toHaveLength(18)
  expect(names.map((name) => linkOf(name).getAttribute('href'))).toEqual(
    names.map((name) => `/sk/it-projekty?${new URLSearchParams({ q: name })}`),
  )
})

test('.NET/C# links to the search for `.NET C#`, and AI/ML to the search for `machine learning`', () => {
  expect(searchOf('.NET/C#')).toBe('.NET C#')
  expect(searchOf('AI/ML')).toBe('machine learning')
})

test('the technology filter is one group of radio buttons for All and the four areas, in which only All is checked at first', () => {
  const filters = within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio')
  expect(filters.map(({ value }) => value)).toEqual(['all', ...filterAreas])
  expect(filters.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['all'])
  expect(new Set(filters.map(({ name }) => name)).size).toBe(1)
})
