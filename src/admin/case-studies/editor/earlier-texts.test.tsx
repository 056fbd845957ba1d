import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { shownNotice } from '@/components/toast/notify'
import * as history from '@/features/case-studies/api/case-study-history'

import { renderInForm } from '../testing/render-in-form'
import { storedVersion } from '../testing/stored-version'
import { FORM_HEADING_ID } from '../form-navigation'
import { EarlierTexts } from './earlier-texts'

const de = storedVersion({ language: 'de', title: 'Titel', published_at: '2020-02-02T00:00:00Z' })
const entry = (id: number, deleted: boolean, title: string) => ({
  id,
  deleted,
  version: { ...de, title, client_name: deleted ? '' : de.client_name },
  replaced_at: '2026-03-05T10:00:00Z',
})

const entries = [entry(3, true, 'Deleted'), entry(2, false, 'Replaced'), entry(1, false, 'Titel')]

async function open(list = async () => entries) {
  vi.spyOn(history, 'listEarlierVersions').mockImplementation(list)
  const part = (
    <>
      <h2 id={FORM_HEADING_ID} tabIndex={-1}>
        The form
      </h2>
      <EarlierTexts slug="study" language="de" />
    </>
  )
  const form = await renderInForm(part, { de })
  await userEvent.click(screen.getByText('Earlier texts'))
  return form
}

test.each([
  ['the server responds late', () => new Promise<[]>(() => undefined), /^Loading/],
  ['there is none', async () => [], /^There is no earlier text/],
  ['the server cannot be reached', () => Promise.reject(new Error('offline')), /cannot be loaded/],
])('a message appears if %s', async (_, list, message) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await open(list)
  expect(await screen.findByText(message)).toBeVisible()
})

test('an earlier text is compared with the form, and restored into it', async () => {
  const { getValues } = await open()
  const [, replaced, same] = await screen.findAllByRole('button', { name: /^Restore: Mar 5, 2026/ })
  expect(same).toBeUndefined()
  expect(screen.queryByText(/^There is no earlier text/)).not.toBeInTheDocument()
  const items = screen.getAllByRole('listitem')
  expect(items[0]).toHaveTextContent(/^Deleted on Mar 5, 2026.*Client.*Earlier\(empty\)/)
  expect(items[1]).toHaveTextContent(/^Replaced on /)
  expect(screen.getAllByText('Titel')).toHaveLength(2)
  expect(screen.getByText('Replaced', { selector: '[lang=de]' })).toBeVisible()
  if (replaced) await userEvent.click(replaced)
  expect(getValues('de')).toMatchObject({ title: 'Replaced', published: true })
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(shownNotice()?.title).toMatch(/^The text from Mar 5, 2026.* is in the form\. It is not saved yet\.$/)
})
