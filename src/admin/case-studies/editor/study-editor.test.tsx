import { recordOf } from '@contracts/records'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as translations from '@/features/case-studies/api/create-translations'
import * as session from '@/features/session/api/session'
import { loadCatalogues } from '@/i18n/i18n'
import { languages } from '@/i18n/languages'

import { renderInManager } from '../testing/render-in-form'
import { storedVersion } from '../testing/stored-version'
import * as pictures from './shrink-image'
import { StudyEditor } from './study-editor'

const study = { slug: 'tb-duos', restored: undefined, formKey: 'form' }
const stored = recordOf(languages, () => storedVersion({ slug: 'tb-duos', title: 'Duos' }))

// The form takes long to render in jsdom.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => {
  vi.spyOn(session, 'checkSession').mockReturnValue(new Promise(() => undefined))
  await loadCatalogues('en', ['common', 'forms'])
})

test('Ctrl+S and ⌘S save once, but not behind a dialog, Enter does not, and the page has the title', async () => {
  await renderInManager(<StudyEditor {...study} stored={stored} />)
  await vi.waitFor(() => expect(document.title).toMatch(/^Duos/))
  await userEvent.type(screen.getAllByLabelText(/^Title/)[0] as HTMLElement, '{Enter}')
  expect(session.checkSession).not.toHaveBeenCalled()

  const press = (modifier: object) =>
    act(async () => {
      const isLeftToBrowser = fireEvent.keyDown(window, { key: 's', ...modifier })
      expect(isLeftToBrowser).toBe(false)
    })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await press({ ctrlKey: true })
  dialog.remove()
  expect(session.checkSession).not.toHaveBeenCalled()
  await press({ ctrlKey: true })
  await vi.waitFor(() => expect(session.checkSession).toHaveBeenCalledOnce())
  // The focus stays in the field, in which typing goes on.
  expect(screen.getAllByLabelText(/^Title/)[0]).toHaveFocus()
  await press({ metaKey: true })
  expect(session.checkSession).toHaveBeenCalledOnce()
  expect(fireEvent.keyDown(window, { key: 'S', ctrlKey: true, shiftKey: true })).toBe(true)
})

test('nothing is saved during an upload, and a run is not offered without a translation service', async () => {
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(false)
  vi.spyOn(pictures, 'shrinkImage').mockReturnValue(new Promise(() => undefined))
  const versions = { ...stored, sk: storedVersion({ language: 'sk', published: false }), cz: undefined }
  await renderInManager(<StudyEditor {...study} stored={versions} />)
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['ENpublished', 'SKdraft', 'CZmissing', 'DEpublished'])
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Upload a picture: Featured image')
  if (input) await userEvent.upload(input, new File(['bytes'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText('A picture is being uploaded.')).toBeVisible()
  const button = screen.getByText(/^Update/).closest('button')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  act(() => button?.click())
  await act(async () => fireEvent.keyDown(window, { key: 's', ctrlKey: true }))
  expect(session.checkSession).not.toHaveBeenCalled()
  expect(screen.queryByText('Translate what is missing')).not.toBeInTheDocument()
})

test('"Publish all languages" switches the drafts, and the heading takes the focus of the button', async () => {
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(false)
  const versions = { ...stored, sk: storedVersion({ language: 'sk', published: false }), de: undefined }
  await renderInManager(<StudyEditor {...study} stored={versions} />)
  const switches = screen.getAllByLabelText<HTMLInputElement>('Published')
  const checked = () => switches.map((each) => each.checked)
  await userEvent.click(switches[3] as HTMLElement)
  expect(checked()).toEqual([true, false, true, false])
  await userEvent.click(screen.getByText('Publish all languages'))
  expect(checked(), 'German is not stored').toEqual([true, true, true, false])
  await vi.waitFor(() => expect(screen.getByText('Edit case study')).toHaveFocus())
})
