import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'
import { renderIn, renderRoutes } from '@/lib/testing/render'

import { PublicationContext } from '../publication'
import { newOpening } from './form-navigation'
import { SavedNotice } from './form-notices'

async function showAfterSave(
  published: Language[],
  headline = 'Being published since 14:05',
  isOnline = false,
) {
  const router = await renderIn(
    'en',
    <PublicationContext value={{ headline, isOnline }}>
      <SavedNotice />
    </PublicationContext>,
  )
  const saved = { slug: 'tb-duos', title: 'Duos', published }
  await act(() => router.navigate('/', { state: newOpening({ saved }) }))
  return () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test('the notice names the study, links to it, and says what follows the next build', async () => {
  const links = await showAfterSave(['sk', 'de'])
  expect(screen.getByText('Saved: Duos')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Saved' })).toHaveFocus()
  expect(links()).toEqual(['/sk/pripadove-studie/tb-duos', '/tb_admin/case-studies/tb-duos'])
  expect(screen.getByText('View page')).toHaveAttribute('target', '_blank')
  const text = /^Visitors see it now\. .* after the next build of the site\. Being published since 14:05\.$/
  expect(screen.getByText(text)).toBeVisible()
})

test.each<[published: Language[], text: string]>([
  [['en'], 'Visitors see it now. So do search engines and those who open a shared link.'],
  [[], 'Visitors do not see it. Neither do search engines and those who open a shared link.'],
])(
  'once everything is online, the notice of a study published in %j says so (D83)',
  async (published, text) => {
    await showAfterSave(published, 'Online', true)
    expect(screen.getByText(text)).toBeVisible()
  },
)

test('the notice links to no page if no language is public', async () => {
  const links = await showAfterSave([])
  expect(links()).toEqual(['/tb_admin/case-studies/tb-duos'])
  expect(screen.getByText(/^Visitors do not see it\./)).toBeVisible()
})

test('the notice does not appear again after a reload', async () => {
  const saved = { slug: 'tb-duos', title: 'Duos', published: [] }
  const initialEntries = [{ pathname: '/', state: newOpening({ saved }) }]
  await renderRoutes('en', [{ path: '*', element: <SavedNotice /> }], { initialEntries })
  expect(screen.queryByText('Saved: Duos')).not.toBeInTheDocument()
})
