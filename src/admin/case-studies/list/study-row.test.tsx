import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { AdminStudyList } from './admin-study-list'
import { VersionStates } from './version-states'

vi.mock('./version-states', () => ({ VersionStates: vi.fn<typeof VersionStates>(() => <></>) }))

test('typing into the search box of the admin list removes the rows that do not match, and does not render the other rows again', async () => {
  const study = (title: string) => ({ slug: title, title, versions: {}, searchedTexts: [title] })
  render(
    <AdminStudyList
      studies={[study('delivery routes'), study('delivery costs'), study('medicine')]}
      openSlug={undefined}
      deleting={false}
      translating={false}
      onTranslate={() => undefined}
      onDelete={() => undefined}
    />,
    { wrapper: MemoryRouter },
  )
  vi.mocked(VersionStates).mockClear()
  await userEvent.type(screen.getByRole('searchbox'), 'delivery')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(VersionStates).not.toHaveBeenCalled()
})
