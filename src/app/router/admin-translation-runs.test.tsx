import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { storedVersion } from '@/admin/case-studies/testing/stored-version'
import * as dialog from '@/components/confirm-dialog'
import { shownNotice } from '@/components/toast/notify'
import * as history from '@/features/case-studies/api/case-study-history'
import * as translations from '@/features/case-studies/api/create-translations'
import * as session from '@/features/session/api/session'

import { mockBackend, openAdmin } from './testing/open-admin'
import { storeStudies } from './testing/stored-studies'

/* A translation run ends while a form is open. */

mockBackend()

const row = (language: string, changes = {}) =>
  storedVersion({ slug: 'one', language, id: language, title: `One ${language}`, ...changes })

/** Ends the run: stores the versions, and answers with `texts` or with an error. */
let end: (languages: string[], texts?: object | Error) => Promise<void>

beforeEach(() => {
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(async () => true)
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
  vi.spyOn(history, 'findEarlierVersion').mockResolvedValue(null)
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(true)
  vi.spyOn(translations, 'createTranslations').mockImplementation(
    (scope) =>
      new Promise((resolve, reject) => {
        end = (made, texts) =>
          act(async () => {
            if (!scope?.preview) made.forEach((language) => store.put(row(language, { unread: true })))
            if (texts instanceof Error) return reject(texts)
            const versions = made.map((language) => ({ slug: 'one', language, texts: { ...texts } }))
            resolve({ translations: versions, skipped: [], failed: [] })
          })
      }),
  )
})

let store: ReturnType<typeof storeStudies>
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByText(name, { selector: 'button, button span, a, summary' }))
const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/)
const titleOf = (index: number) => titles()[index] as HTMLInputElement
const tabs = () => within(screen.getByLabelText('Language versions')).getAllByRole('tab')
const tabTexts = () => tabs().map(({ textContent }) => textContent)

test('a version that "Generate translations" has made for the open study is shown, edited and saved (A5)', async () => {
  store = storeStudies(row('en'))
  const { shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('One en')
  expect(tabTexts()[1]).toBe('SKmissing')
  await click('Generate translations')
  await vi.waitFor(() => expect(translations.createTranslations).toHaveBeenCalled())
  await end(['sk'])
  await vi.waitFor(() => expect(tabTexts()[1]).toBe('SKpublished'))

  await click('Created: 1')
  await click('One en SK')
  expect(shownPath()).toBe('/tb_admin/case-studies/one?lang=sk')
  await vi.waitFor(() => expect(tabs()[1]).toHaveAttribute('aria-selected', 'true'))
  expect(titleOf(1)).toBeVisible()
  expect(titleOf(1)).toHaveValue('One sk')
  await userEvent.type(titleOf(1), ' read')
  await click('Update')
  await vi.waitFor(() => expect(shownNotice()?.title).toBe('Case study uložená úspešne'))
  expect(store.rows.map(({ title }) => title)).toEqual(['One en', 'One sk read'])
})

const outdated = row('sk', { source_digest: 'older' })

test.each(['Update', 'Save', 'another study'])(
  'after "%s" during "Translate again", the new text is offered in its study (A6)',
  async (meanwhile) => {
    store = storeStudies(row('en'), outdated, storedVersion({ slug: 'two', id: 'two', title: 'Two' }))
    const { router } = await openAdmin('/tb_admin/case-studies/one?lang=sk')
    await screen.findByDisplayValue('One sk')
    await click('Translate again')
    await vi.waitFor(() => expect(translations.createTranslations).toHaveBeenCalled())
    if (meanwhile === 'another study') {
      await act(async () => router.navigate('/tb_admin/case-studies/two'))
      await screen.findByDisplayValue('Two')
    } else {
      await userEvent.type(titleOf(1), ' saved')
      await click(meanwhile)
      await vi.waitFor(() => expect(shownNotice()?.title).toBe('Case study uložená úspešne'))
    }
    await end(['sk'], { title: 'Preložené' })
    await vi.waitFor(() => expect(shownNotice()?.title).toBe('A new translation is ready.'))
    expect(shownNotice()?.link?.to).toBe('/tb_admin/case-studies/one?lang=sk')

    const isOffered = screen.queryByText('Put it into the form') !== null
    expect(isOffered).toBe(meanwhile === 'Save')
    const title = meanwhile === 'another study' ? 'One sk' : 'One sk saved'
    if (meanwhile !== 'Save') await act(async () => router.navigate('/tb_admin/case-studies/one?lang=sk'))
    expect(await screen.findByDisplayValue(title)).toBeVisible()
    await click('Put it into the form')
    await vi.waitFor(() => expect(titleOf(1)).toHaveValue('Preložené'))
    expect(store.rows.find(({ id }) => id === 'sk')).toMatchObject({ title })
    expect(shownNotice()?.title).toMatch(/is in the form/)
  },
)

test.each(['Generate translations', 'Translate what is missing'])(
  'what "%s" has stored before it failed is in the list and in the tabs (A7)',
  async (button) => {
    vi.spyOn(console, 'error').mockReturnValue()
    store = storeStudies(row('en'))
    await openAdmin('/tb_admin/case-studies/one')
    await screen.findByDisplayValue('One en')
    await click(button)
    await vi.waitFor(() => expect(translations.createTranslations).toHaveBeenCalled())
    await end(['sk'], new Error('504'))
    await vi.waitFor(() => expect(shownNotice()?.title).toBe('Nepodarilo sa vytvoriť preklady'))
    await vi.waitFor(() => expect(screen.getByText('Slovenčina: Published')).toBeInTheDocument())
    expect(tabTexts()).toEqual(['ENpublished', 'SKpublished', 'CZmissing', 'DEmissing'])
    expect(titleOf(1)).toHaveValue('One sk')
  },
)

test('after a run that makes every version, the heading has the focus of the button, and a report is shown (A8)', async () => {
  store = storeStudies(row('en'))
  await openAdmin('/tb_admin/case-studies/one')
  await click('Translate what is missing')
  expect(await screen.findByText('Translating...')).toHaveFocus()
  await end(['sk', 'cz', 'de'])
  await vi.waitFor(() => expect(screen.getByText('Edit case study')).toHaveFocus())
  expect(screen.queryByText(/^Translat(e what|ing)/)).not.toBeInTheDocument()
  expect(screen.getByText('Created: 3')).toBeVisible()
})
