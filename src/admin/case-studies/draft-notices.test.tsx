import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { DraftNotices } from './draft-notices'
import { deleteDraft, saveDraft } from './editor/draft'
import { studyValues } from './editor/study-values'
import { versionValues } from './testing/stored-version'

afterEach(() => localStorage.clear())

const saveNewStudy = (id: string, title: string) =>
  saveDraft(id, { slug: null, versions: {} }, studyValues({}, { en: versionValues({ title }) }))

test('after a click on Restore of a draft that another browser tab has deleted, the notice disappears, and no notice appears for the draft of the open form', async () => {
  saveNewStudy('deleted', 'Deleted in another tab')
  render(<DraftNotices openSlug={null} />, { wrapper: MemoryRouter })
  saveNewStudy('open form', 'Typed in this form')
  deleteDraft('deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.queryByText(/There is unsaved text/)).not.toBeInTheDocument()
})
