import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { clearNotice, shownNotice, ToastSlot } from '@/components/toast/notify'
import { renderIn } from '@/lib/testing/render'

import { DraftNotices } from './form-notices'
import { readDrafts, saveDraft } from './editor/draft'
import { studyValues } from './editor/study-values'
import { FORM_HEADING_ID } from './form-navigation'
import { versionValues } from './testing/stored-version'

let router: Awaited<ReturnType<typeof renderIn>>

beforeEach(async () => {
  clearNotice()
  const cz = versionValues({ title: 'A title' })
  const de = versionValues({ title: ' ' })
  saveDraft('a', null, {}, studyValues({}, { cz, de }))
  const page = (
    <>
      <DraftNotices openSlug={null} />
      <h2 id={FORM_HEADING_ID} tabIndex={-1}>
        The form
      </h2>
      <ToastSlot side="right" />
    </>
  )
  router = await renderIn('en', page)
})

test('a discarded draft is deleted, and the toast has an Undo that offers it again', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(readDrafts()).toEqual([])
  await expect.poll(() => screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(screen.getByRole('heading')).toHaveFocus()

  expect(shownNotice()?.title).toMatch(/^Discarded: .*“A title”$/)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.click())
  expect(readDrafts().map(({ values }) => values.cz?.title)).toEqual(['A title'])
  const restore = await screen.findByRole('button', { name: 'Restore' })
  expect(restore, 'the main button').toHaveClass('bg-primary')
  await userEvent.click(restore)
  const { historyAction, location } = router.state
  expect([historyAction, location.pathname]).toEqual(['REPLACE', '/tb_admin/case-studies'])
  expect(location.search, 'the first language of the draft').toBe('?lang=cz')
  expect(location.state).toHaveProperty('restoredId', 'a')
})

test('a notice names the time and a language that a save skips', async () => {
  const text = /for a new case study, “A title”, written on [A-Z].*\. Without a title, DE is not saved\.$/
  expect(await screen.findByText(text)).toBeVisible()
})

test.each(['storage', 'focus'])('at the event %s, the drafts are read again', async (event) => {
  await screen.findByRole('button', { name: 'Restore' })
  localStorage.clear()
  window.dispatchEvent(new Event(event))
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})
