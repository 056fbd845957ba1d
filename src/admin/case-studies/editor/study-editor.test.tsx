import { recordOf } from '@contracts/records'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as translations from '@/features/case-studies/api/create-translations'
import { loadCatalogues } from '@/i18n/i18n'
import { languages } from '@/i18n/languages'

import { renderInManager } from '../testing/render-in-form'
import { storedVersion } from '../testing/stored-version'
import * as saving from './save-study'
import * as pictures from './shrink-image'
import { StudyEditor } from './study-editor'

const versions = recordOf(languages, () => storedVersion({ title: 'Duos' }))

// The form takes long to render in jsdom.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => {
  vi.spyOn(saving, 'saveStudy').mockReturnValue(new Promise(() => undefined))
  await loadCatalogues('en', ['common', 'forms'])
})

test('Ctrl+S and ⌘S save once, but not behind a dialog, Enter does not, and the page has the title', async () => {
  await renderInManager(<StudyEditor slug="tb-duos" versions={versions} />)
  await vi.waitFor(() => expect(document.title).toMatch(/^Duos/))
  await userEvent.type(screen.getAllByLabelText(/^Title/)[0] as HTMLElement, '{Enter}')
  expect(saving.saveStudy).not.toHaveBeenCalled()

  const press = (modifier: object) =>
    act(async () => {
      const isLeftToBrowser = fireEvent.keyDown(window, { key: 's', ...modifier })
      expect(isLeftToBrowser).toBe(false)
    })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await press({ ctrlKey: true })
  dialog.remove()
  expect(saving.saveStudy).not.toHaveBeenCalled()
  await press({ ctrlKey: true })
  await vi.waitFor(() => expect(saving.saveStudy).toHaveBeenCalledOnce())
  const content = () => document.querySelector('[data-name="en.content"]')
  await vi.waitFor(() => expect(content()).toHaveAttribute('contenteditable', 'false'))
  expect(screen.getAllByLabelText(/^Title/)[0]).toBeDisabled()
  await press({ metaKey: true })
  expect(saving.saveStudy).toHaveBeenCalledOnce()
})

test('nothing is saved during an upload, and a run is not offered without a translation service', async () => {
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(false)
  vi.spyOn(pictures, 'shrinkImage').mockReturnValue(new Promise(() => undefined))
  const sk = storedVersion({ language: 'sk', published: false })
  await renderInManager(<StudyEditor slug="tb-duos" versions={{ ...versions, sk, cz: undefined }} />)
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['ENpublished', 'SKdraft', 'CZmissing', 'DEpublished'])
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Upload a picture: Featured image')
  if (input) await userEvent.upload(input, new File(['bytes'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText('A picture is being uploaded.')).toBeVisible()
  const button = screen.getByText(/^Update/).closest('button')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+S')
  act(() => button?.click())
  await act(async () => fireEvent.keyDown(window, { key: 's', ctrlKey: true }))
  expect(saving.saveStudy).not.toHaveBeenCalled()
  expect(screen.queryByText('Translate what is missing')).not.toBeInTheDocument()
})
