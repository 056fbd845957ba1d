import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { signIn } from '@/features/session/api/sign-in'
import { i18nFor } from '@/i18n/i18n'

import { SignInForm } from './sign-in-form'

vi.mock('@/features/session/api/sign-in', () => ({ signIn: vi.fn<typeof signIn>() }))

const email = () => screen.getByLabelText<HTMLInputElement>(/Email/)
const password = () => screen.getByLabelText<HTMLInputElement>(/Password/)
const toasts = () => noticeStore.snapshot().map(({ tone, title }) => ({ tone, title }))

beforeEach(() => {
  vi.mocked(signIn).mockReset()
  clearNotices()
})
afterEach(() => vi.restoreAllMocks())

async function fillIn() {
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

test('the browser checks both fields and knows what belongs in them', async () => {
  await fillIn()
  expect(email()).toBeRequired()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toBeRequired()
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('an incomplete form is not sent', async () => {
  const user = await fillIn()
  await user.clear(password())
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).not.toHaveBeenCalled()
})

test('while signing in the button says so, keeps the focus and ignores further presses', async () => {
  let answer = () => {}
  vi.mocked(signIn).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const working = screen.getByRole('button', { name: 'Signing in...' })
  expect(working).toHaveAttribute('aria-disabled', 'true')
  expect(working).toHaveFocus()
  await user.dblClick(working)
  await user.type(password(), '{Enter}')
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'admin@example.com', password: 'a good password' })
  expect(toasts()).toEqual([])

  answer()
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'success', title: 'Signed in successfully' }]))
})

test.each([
  { what: 'the server refuses', name: 'AuthApiError', shown: 'Invalid login credentials' },
  { what: 'nobody answers', name: 'AuthRetryableFetchError', shown: 'Failed to sign in' },
])(
  '$what: the reason stands in the form and in a toast, and what was typed stays',
  async ({ name, shown }) => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.mocked(signIn).mockRejectedValue(Object.assign(new Error('Invalid login credentials'), { name }))
    const user = await fillIn()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))

    expect(await screen.findByText(shown)).toBeVisible()
    expect(toasts()).toEqual([{ tone: 'error', title: shown }])
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false')
    expect(email()).toHaveValue('admin@example.com')
    expect(password()).toHaveValue('a good password')
  },
)
