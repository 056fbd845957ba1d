import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { TranslationReportPanel } from './translation-report-panel'

test('the translation report counts created, failed and existing versions, groups the versions by study, says why a version is a draft or was not created, links to the form of each listed version, and links to the public page of a version that was published', () => {
  const report = {
    translations: [
      { slug: 'one', language: 'sk', published: true },
      { slug: 'one', language: 'de', published: false, reason: 'unchanged' },
    ],
    skipped: [
      { slug: 'two', language: 'sk', reason: 'exists' },
      { slug: 'two', language: 'de', reason: 'in_progress' },
    ],
    failed: [{ slug: 'one', language: 'cz', code: 'too_long' }],
  }
  render(<TranslationReportPanel report={report} onClose={() => undefined} />, { wrapper: MemoryRouter })

  expect(screen.getByText('Not created: 1 · Created: 2')).toBeVisible()
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['one', 'two'])
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toEqual([
    'CZ · Not created, the translation is too long for the table · Edit',
    'SK · Created · Edit · View',
    'DE · Created, saved as a draft: a text came back in English, please translate it · Edit',
    'DE · Left as they are, another run is creating this version · Edit',
  ])
  expect(screen.getByText('1 version existed already.')).toBeVisible()
  const [, created] = screen.getAllByRole('listitem')
  if (!created) throw new Error('The created version is missing')
  const links = within(created).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tb_admin/case-studies/one?lang=sk',
    '/sk/pripadove-studie/one',
  ])
})
