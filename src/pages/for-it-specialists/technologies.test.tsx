import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'

import { Technologies } from './technologies'
import { filterAreas, technologyList } from './technology-list'

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

test.each([
  ['frontend', ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter']],
  ['backend', ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go']],
  ['mobile', ['Flutter', 'Kotlin', 'React Native']],
  ['cloud', ['AWS', 'Azure', 'Docker', 'Kubernetes']],
  ['other', ['DevOps', 'AI/ML', 'Shopify']],
] as const)('the area %s has exactly the technologies of spec 2', (area, names) => {
  expect(technologyList.filter(({ areas }) => areas.includes(area)).map(({ name }) => name)).toEqual(names)
})

const linkOf = (name: string) => screen.getByRole('link', { name: `${name} (IT projekty)` })
const searchOf = (name: string) =>
  new URL(linkOf(name).getAttribute('href') ?? '', 'http://site.test').searchParams.get('q')

test('a technology links to the search for its name', () => {
  const names = technologyList.filter(({ query }) => !query).map(({ name }) => name)
  expect(names).toHaveLength(18)
  expect(names.map((name) => linkOf(name).getAttribute('href'))).toEqual(
    names.map((name) => `/sk/it-projekty?${new URLSearchParams({ q: name })}`),
  )
})

test('.NET/C# and AI/ML link to a search that finds their projects', () => {
  expect(searchOf('.NET/C#')).toBe('.NET C#')
  expect(searchOf('AI/ML')).toBe('machine learning')
})

test('the filter is one radio group in which All is checked at first', () => {
  const filters = within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio')
  expect(filters.map(({ value }) => value)).toEqual(['all', ...filterAreas])
  expect(filters.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['all'])
  expect(new Set(filters.map(({ name }) => name)).size).toBe(1)
})
