import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderIn } from '@/lib/testing/render'

import { newOpening } from './form-navigation'
import { SavedNotice } from './form-notices'

async function showAfterSave(published: string[], skipped: string[]) {
  const router = await renderIn('en', <SavedNotice />)
  const saved = { slug: 'tb-duos', title: 'Duos', published, skipped }
  await act(() => router.navigate('/', { state: newOpening({ saved }) }))
  return () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test('the notice names the study, links to it, and says what follows the next build', async () => {
  const links = await showAfterSave(['sk', 'de'], [])
  expect(screen.getByText('Saved: Duos')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Saved' })).toHaveFocus()
  expect(links()).toEqual(['/sk/pripadove-studie/tb-duos', '/tb_admin/case-studies/tb-duos'])
  expect(screen.getByText(/after the next build of the site/)).toBeVisible()
})

test('the notice names a language that was not saved, and links to no page if none is public', async () => {
  const links = await showAfterSave([], ['de'])
  expect(screen.getByText('DE was not saved: it has no title.')).toBeVisible()
  expect(links()).toEqual(['/tb_admin/case-studies/tb-duos'])
  expect(screen.getByText(/^Visitors do not see it\./)).toBeVisible()
})
