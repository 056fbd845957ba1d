import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { DraftNotices } from './draft-notices'
import { draftTitle, readDrafts, saveDraft } from './editor/draft'
import { studyValues } from './editor/study-values'
import { versionValues } from './testing/stored-version'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

/** Makes the browser report that another tab holds the lock of each of the drafts. */
function openElsewhere(...ids: string[]) {
  const held = ids.map((id) => ({ name: `case-study-draft:${id}` }))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query: async () => ({ held }) } })
}

const save = (id: string, slug: string | null, title: string) =>
  saveDraft(id, { slug, versions: {} }, studyValues({}, { en: versionValues({ title }) }))
const show = () => render(<DraftNotices openSlug={null} />, { wrapper: MemoryRouter })

test('a draft that another tab has open is named, but not offered', async () => {
  save('tb-duos', 'tb-duos', 'Duos')
  openElsewhere('tb-duos')
  show()
  expect(await screen.findByText('Another tab has unsaved text of “tb-duos”.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a discarded draft is deleted, and Undo stores and offers it again', async () => {
  save('~new', null, 'A new study')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(readDrafts()).toEqual([])
  expect(screen.getByText(/^Discarded:/)).toBeVisible()

  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(readDrafts().map(draftTitle)).toEqual(['A new study'])
  expect(screen.getByText(/“A new study”.*written just now/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
})

test('a notice disappears if another tab deletes the draft', async () => {
  save('~new', null, 'A new study')
  show()
  await screen.findByRole('button', { name: 'Restore' })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})
