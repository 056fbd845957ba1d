import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { clearNotice, shownNotice, notify, ToastSlot } from './notify'
import * as toaster from './toaster'

beforeEach(async () => {
  clearNotice()
  await loadCatalogues('en', ['common'])
  await renderIn('en', <ToastSlot side="left" />)
})

const show = (tone: 'success' | 'error', title: string) =>
  act(async () => notify({ tone, title, lang: 'sk' }))
const title = () => shownNotice()?.title

test('a toast replaces the one that is visible', async () => {
  const timer = vi.spyOn(window, 'setTimeout')
  await show('error', 'Not saved')
  await show('error', 'Not uploaded')
  expect(title()).toBe('Not uploaded')
  expect(await screen.findByText('Not uploaded')).toBeVisible()
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
  expect(screen.getByText('Not uploaded').parentElement).toHaveAttribute('lang', 'sk')
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 7000)
  await show('success', 'Saved')
  expect(title()).toBe('Saved')
  act(() => screen.getByText('Close the message').click())
  expect(title()).toBeUndefined()
})

test('a toast whose code cannot be loaded is dropped, and the next toast loads the code again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const chunk = vi.spyOn(toaster as { Toaster: object }, 'Toaster', 'get').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await show('error', 'Not sent')
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(title()).toBeUndefined()

  chunk.mockRestore()
  await show('success', 'Sent')
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
})
