import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { Technologies } from './technologies'
import { filterAreas, technologyList } from './technology-list'

test('the filter starts with All, and each technology links to a search that finds its projects', async () => {
  await loadCatalogues('sk', ['common', 'for-it-specialists'])
  await renderIn('sk', <Technologies />)
  const filters = screen.getAllByRole<HTMLInputElement>('radio')
  expect(filters.map(({ value }) => value)).toEqual(['all', ...filterAreas])
  expect(screen.getByRole('radio', { checked: true })).toBe(filters[0])

  const queries: Record<string, string> = { '.NET/C#': '.NET C#', 'AI/ML': 'machine learning' }
  for (const { name } of technologyList) {
    const search = new URLSearchParams({ q: queries[name] ?? name })
    const link = screen.getByRole('link', { name: `${name} (IT projekty)` })
    expect(link).toHaveAttribute('href', `/sk/it-projekty?${search}`)
  }
})
