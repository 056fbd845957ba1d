import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'

import { DraftNotices } from './draft-notices'
import { draftTitle, readDrafts, saveDraft } from './editor/draft'
import { studyValues } from './editor/study-values'
import { versionValues } from './testing/stored-version'

beforeEach(() => {
  const en = versionValues({ title: 'A title' })
  saveDraft('~new', { slug: null, versions: {} }, studyValues({}, { en }))
  render(<DraftNotices openSlug={null} />, { wrapper: MemoryRouter })
})

test('a discarded draft is deleted, and Undo stores and offers it again', async () => {
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
  await screen.findByRole('button', { name: 'Restore' })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})
