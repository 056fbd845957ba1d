import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '@/lib/app-error'

import { loadWith, phone, showFilledForm, submitButton, type Load } from './testing/enquiry-form'
import { toasts } from './testing/show-form'

afterEach(() => vi.restoreAllMocks())

test('keeps the values after a chunk load error and loads the code again on the next attempt', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/form-actions.js')
  const send = vi.fn<() => Promise<void>>()
  const load = vi.fn<Load>().mockRejectedValue(chunkError)
  const user = await showFilledForm(load)
  await user.click(submitButton())

  const description = expect.stringMatching(/^Part of this page could not be loaded/) as string
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }]))
  expect(screen.getByRole('alert')).toHaveTextContent(/reload the page/)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), chunkError)
  expect(phone()).toHaveValue('1')
  expect(submitButton()).toHaveFocus()

  load.mockImplementation(loadWith(send))
  await user.click(submitButton())
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test.each([
  ['offline', /^You are offline/],
  ['unreachable', /^We could not reach our server/],
  ['timeout', /^The server did not answer in time/],
  ['too_many_requests', /^Too many messages/],
  ['unavailable', /^Our server is not available.* hello@example\.com\.$/],
  ['chunk_load_error', /^Part of this page could not be loaded/],
  ['invalid_input', /^Failed to send message\. Please try again\.$/],
  ['unexpected', /^Failed to send message\. Please try again\.$/],
] as const)('shows the text of the error code %s as a toast and in the form', async (code, text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = await showFilledForm(loadWith(() => Promise.reject(new AppError(code))))
  await user.click(submitButton())

  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(toasts()).toEqual([
    { tone: 'error', title: 'Error', description: expect.stringMatching(text) as string },
  ])
  expect(phone()).toHaveValue('1')
})

test('shows a field error of the server at the focused field until the field is changed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const serverError = new AppError('invalid_input', { field: 'phone', rule: 'too_long' })
  const user = await showFilledForm(loadWith(() => Promise.reject(serverError)))
  await user.click(submitButton())

  await vi.waitFor(() => expect(phone()).toHaveAccessibleDescription('At most 20\u00A0characters'))
  expect(phone()).toHaveFocus()
  expect(toasts()).toEqual([
    { tone: 'error', title: 'Error', description: 'Phone: At most 20\u00A0characters' },
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(phone(), '2')
  await vi.waitFor(() => expect(phone()).not.toHaveAccessibleDescription())
})

test('shows the generic text if the server names a field that the form does not have', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const serverError = new AppError('invalid_input', { field: 'formType', rule: 'unknown_form' })
  const user = await showFilledForm(loadWith(() => Promise.reject(serverError)))
  await user.click(submitButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
})

test('focuses the success message after sending, and removes it on the next attempt', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  const user = await showFilledForm(loadWith(send))
  await user.click(submitButton())

  expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus()
  expect(screen.getByText(/Thanks\./)).toBeVisible()
  expect(phone()).toHaveValue('')

  send.mockRejectedValue(new AppError('unavailable'))
  await user.type(phone(), '2')
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await user.click(submitButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Sent' })).not.toBeInTheDocument()
  expect(toasts().map(({ tone }) => tone)).toEqual(['error'])
})
