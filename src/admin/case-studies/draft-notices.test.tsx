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

function showNotices(slug: string | null) {
  const en = versionValues({ title: 'A title' })
  saveDraft(slug ?? '~new', { slug, versions: {} }, studyValues({}, { en }))
  render(<DraftNotices openSlug={null} />, { wrapper: MemoryRouter })
}

test('a draft that another tab has open is named, but not offered', async () => {
  // An open draft holds a lock.
  const query = async () => ({ held: [{ name: 'case-study-draft:tb-duos' }] })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
  showNotices('tb-duos')
  expect(await screen.findByText('Another tab has unsaved text of “tb-duos”.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a discarded draft is deleted, and Undo stores and offers it again', async () => {
  showNotices(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(readDrafts()).toEqual([])
  expect(screen.getByText(/^Discarded:/)).toBeVisible()

  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(readDrafts().map(draftTitle)).toEqual(['A title'])
  expect(screen.getByText(/“A title”.*written just now/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
})

test('a notice disappears if another tab deletes the draft', async () => {
  showNotices(null)
  await screen.findByRole('button', { name: 'Restore' })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})
