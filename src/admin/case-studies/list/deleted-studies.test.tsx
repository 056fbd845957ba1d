import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'

import { DeletedStudies } from './deleted-studies'

test('the open list of deleted studies says that old pages can still be read without JavaScript', async () => {
  const study = { ids: [1], slug: 'tb-duos', title: 'Duos', languages: [], deletedAt: '2026-03-01T08:00:00Z' }
  const element = <DeletedStudies studies={[study]} onRestored={() => undefined} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await userEvent.click(screen.getByText('Deleted (1)'))
  expect(screen.getByText(/can be read without JavaScript/)).toBeVisible()
})
