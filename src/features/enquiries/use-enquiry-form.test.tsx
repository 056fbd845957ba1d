import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '@/lib/app-error'

import { Form, loadWith, phone, showFilledForm, submitButton, type Load } from './testing/enquiry-form'
import { showForm, toasts } from './testing/show-form'

afterEach(() => vi.restoreAllMocks())

const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/form-actions.js')

test('after a chunk load error, the form shows a toast and an alert, logs the error and keeps the values and the focus', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const user = await showFilledForm(() => Promise.reject(chunkError))
  await user.click(submitButton())

  const description = expect.stringMatching(/^Part of this page could not be loaded/) as string
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }]))
  expect(screen.getByRole('alert')).toHaveTextContent(/reload the page/)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), chunkError)
  expect(phone()).toHaveValue('1')
  expect(submitButton()).toHaveFocus()
})

test('after a chunk load error, the next attempt loads the code again and sends the form', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<() => Promise<void>>()
  const load = vi.fn<Load>().mockRejectedValue(chunkError)
  const user = await showFilledForm(load)
  await user.click(submitButton())
  await screen.findByRole('alert')

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
] as const)(
  'if sending fails with the error code %s, the form shows the text of this code as an alert and in a toast, and keeps the values',
  async (code, text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const user = await showFilledForm(loadWith(() => Promise.reject(new AppError(code))))
    await user.click(submitButton())

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(toasts()).toEqual([
      { tone: 'error', title: 'Error', description: expect.stringMatching(text) as string },
    ])
    expect(phone()).toHaveValue('1')
  },
)

const phoneError = new AppError('invalid_input', { field: 'phone', fieldCode: 'too_long' })

test('if the server rejects a field, the form focuses the field and shows the error at the field and in a toast, but not as an alert', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = await showFilledForm(loadWith(() => Promise.reject(phoneError)))
  await user.click(submitButton())

  await vi.waitFor(() => expect(phone()).toHaveAccessibleDescription('At most 20\u00A0characters'))
  expect(phone()).toHaveFocus()
  expect(toasts()).toEqual([
    { tone: 'error', title: 'Error', description: 'Phone: At most 20\u00A0characters' },
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the error of the server at a field disappears when the visitor changes the field', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = await showFilledForm(loadWith(() => Promise.reject(phoneError)))
  await user.click(submitButton())
  await vi.waitFor(() => expect(phone()).toHaveAccessibleDescription())

  await user.type(phone(), '2')
  await vi.waitFor(() => expect(phone()).not.toHaveAccessibleDescription())
})

test('if the server rejects a field that the form does not have, the form shows the generic error text', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const serverError = new AppError('invalid_input', { field: 'formType', fieldCode: 'unknown_form' })
  const user = await showFilledForm(loadWith(() => Promise.reject(serverError)))
  await user.click(submitButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
})

test('after an enquiry was sent, the form is empty, shows a success message and focuses the heading of this message', async () => {
  const user = await showFilledForm(loadWith(() => Promise.resolve()))
  await user.click(submitButton())

  expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus()
  expect(screen.getByText(/Thanks\./)).toBeVisible()
  expect(phone()).toHaveValue('')
})

test('the success message stays while the visitor types, and the error of a later failed attempt replaces the message and its toast', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  const user = await showFilledForm(loadWith(send))
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Sent' })

  send.mockRejectedValue(new AppError('unavailable'))
  await user.type(phone(), '2')
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await user.click(submitButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Sent' })).not.toBeInTheDocument()
  expect(toasts().map(({ tone }) => tone)).toEqual(['error'])
})

test('the error message and its toast disappear when the form is submitted again, before the server responds', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new AppError('unavailable'))
  const user = await showFilledForm(loadWith(send))
  await user.click(submitButton())
  await screen.findByRole('alert')

  send.mockReturnValue(new Promise(() => undefined))
  await user.click(submitButton())
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(toasts()).toEqual([])
})

test('the form does not render when the visitor types into a field and leaves it', async () => {
  const onRender = vi.fn<() => void>()
  const load = loadWith(() => Promise.resolve())
  const user = await showForm(
    <Profiler id="form" onRender={onRender}>
      <Form load={load} />
    </Profiler>,
  )
  onRender.mockClear()
  await user.type(phone(), '123')
  await user.tab()
  expect(phone()).toHaveValue('123')
  expect(onRender).not.toHaveBeenCalled()
})
