import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { renderRoutes } from '@/lib/testing/render'

import { AnchorLink } from './anchor-link'

test('a link to an element of the page keeps query and state, and a second click adds no history entry', async () => {
  const element = <AnchorLink to="#form">Apply</AnchorLink>
  const first = { pathname: '/page', search: '?offer=1', state: { listSearch: '?q=java' } }
  const router = await renderRoutes('en', [{ path: '*', element }], { initialEntries: [first] })
  const link = screen.getByRole('link', { name: 'Apply' })
  expect(link).toHaveAttribute('href', '#form')
  await userEvent.click(link)
  const { key } = router.state.location
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { ...first, hash: '#form' } })
  await userEvent.click(link)
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { ...first, hash: '#form' } })
  expect(router.state.location.key, 'scrolls again').not.toBe(key)
})
