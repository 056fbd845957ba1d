import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { signIn } from '@/features/session/api/session'
import { i18nFor } from '@/i18n/i18n'

import { SignInForm } from './sign-in-page'

vi.mock(import('@/features/session/api/session'), async (original) => ({
  ...(await original()),
  signIn: vi.fn<typeof signIn>(),
}))

const email = () => screen.getByLabelText<HTMLInputElement>(/Email/)
const password = () => screen.getByLabelText<HTMLInputElement>(/Password/)
const toasts = () => noticeStore.snapshot().map(({ tone, title }) => ({ tone, title }))

beforeEach(() => {
  vi.mocked(signIn).mockReset()
  clearNotices()
})
afterEach(() => vi.restoreAllMocks())

async function fillForm() {
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SignInForm />
    </I18nextProvider>,
  )
  const user = userEvent.setup()
  await user.type(email(), 'admin@example.com')
  await user.type(password(), 'a good password')
  return user
}

test('the fields for e-mail and password are required and work with a password manager', async () => {
  await fillForm()
  expect(email()).toBeRequired()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toBeRequired()
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the sign-in form does not call signIn if the password is empty', async () => {
  const user = await fillForm()
  await user.clear(password())
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).not.toHaveBeenCalled()
})

test('while signing in, the button reads "Signing in..." and ignores further submits', async () => {
  vi.mocked(signIn).mockReturnValue(new Promise(() => undefined))
  const user = await fillForm()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const working = screen.getByRole('button', { name: 'Signing in...' })
  expect(working).toHaveAttribute('aria-disabled', 'true')
  expect(working).toHaveFocus()
  await user.dblClick(working)
  await user.type(password(), '{Enter}')
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'admin@example.com', password: 'a good password' })
})

test('a toast reports success only when signIn has resolved', async () => {
  let respond = () => {}
  vi.mocked(signIn).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const user = await fillForm()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(toasts()).toEqual([])
  respond()
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'success', title: 'Signed in successfully' }]))
})

test.each([
  {
    situation: 'the server refuses the credentials',
    name: 'AuthApiError',
    shown: 'Invalid login credentials',
  },
  { situation: 'the server cannot be reached', name: 'AuthRetryableFetchError', shown: 'Failed to sign in' },
])('if $situation, "$shown" appears and the values stay', async ({ name, shown }) => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(signIn).mockRejectedValue(Object.assign(new Error('Invalid login credentials'), { name }))
  const user = await fillForm()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  expect(await screen.findByText(shown)).toBeVisible()
  expect(toasts()).toEqual([{ tone: 'error', title: shown }])
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false')
  expect(email()).toHaveValue('admin@example.com')
  expect(password()).toHaveValue('a good password')
})
