import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { clearNotices, noticeStore, notify, ToastSlot } from './notify'

const toasterChunk = vi.hoisted(() => ({ fails: false }))
vi.mock('./toaster', async (original) => {
  const { Toaster } = await original<typeof import('./toaster')>()
  return {
    get Toaster() {
      if (toasterChunk.fails) throw new TypeError('Failed to fetch dynamically imported module')
      return Toaster
    },
  }
})

beforeEach(async () => {
  toasterChunk.fails = false
  clearNotices()
  await loadCatalogues('en', ['common'])
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <ToastSlot side="left" />
      <p>The page</p>
    </I18nextProvider>,
  )
})
afterEach(() => vi.restoreAllMocks())

const show = (tone: 'success' | 'error', title: string) => act(async () => notify({ tone, title }))
const titles = () => noticeStore.snapshot().map(({ title }) => title)

test('a toast removes the toasts of the other tone and keeps those of its own', async () => {
  await show('error', 'Not saved')
  await show('error', 'Not uploaded')
  expect(titles()).toEqual(['Not saved', 'Not uploaded'])
  expect(await screen.findByText('Not uploaded')).toBeVisible()
  await show('success', 'Saved')
  expect(titles()).toEqual(['Saved'])
})

test('clearNotices removes all toasts', async () => {
  await show('success', 'Saved')
  await show('success', 'Published')
  expect(titles()).toEqual(['Saved', 'Published'])
  act(() => clearNotices())
  expect(titles()).toEqual([])
  await vi.waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument())
})

test('a toast whose code cannot be loaded is dropped, and the next toast loads the code again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  toasterChunk.fails = true
  await show('error', 'Not sent')
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(screen.getByText('The page')).toBeVisible()
  expect(titles()).toEqual([])

  toasterChunk.fails = false
  await show('success', 'Sent')
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
})
