import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { TranslationReport } from './translation-report'

test('the translation report lists the versions with outcome, reason and a link to the form', () => {
  const report = {
    translations: [
      { slug: 'one', language: 'sk' },
      { slug: 'one', language: 'de', reason: 'unchanged' },
    ],
    skipped: [
      { slug: 'two', language: 'sk', reason: 'exists' },
      { slug: 'two', language: 'de', reason: 'in_progress' },
    ],
    failed: [{ slug: 'one', language: 'cz', code: 'too_long' }],
  }
  render(<TranslationReport report={report} onClose={() => undefined} />, { wrapper: MemoryRouter })

  expect(screen.getByText('Not created: 1 · Created: 2')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'one CZ · Not created, the translation is too long for the table',
    'one SK · Created',
    'one DE · Created, saved as a draft: a text came back in English, please translate it',
    'two DE · Left as it is, another run is creating this version',
  ])
  const link = screen.getByRole('link', { name: 'one SK' })
  expect(link).toHaveAttribute('href', '/tb_admin/case-studies/one?lang=sk')
})
