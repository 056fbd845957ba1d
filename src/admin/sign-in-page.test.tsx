import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import * as session from '@/features/session/api/session'
import { renderIn } from '@/lib/testing/render'

import { SignInForm } from './sign-in-page'

const email = () => screen.getByLabelText<HTMLInputElement>(/Email/)
const password = () => screen.getByLabelText<HTMLInputElement>(/Password/)
const button = () => screen.getByRole('button')

beforeEach(clearNotices)
afterEach(() => vi.restoreAllMocks())

async function fillForm() {
  await renderIn('en', <SignInForm />)
  await userEvent.type(email(), 'admin@example.com')
  await userEvent.type(password(), 'a good password')
}

test('both fields are required and work with a password manager', async () => {
  const signIn = vi.spyOn(session, 'signIn').mockResolvedValue()
  await fillForm()
  const attributes = ({ type, required, autocomplete }: HTMLInputElement) => [type, required, autocomplete]
  expect(attributes(email())).toEqual(['email', true, 'username'])
  expect(attributes(password())).toEqual(['password', true, 'current-password'])
  await userEvent.clear(password())
  await userEvent.click(button())
  expect(signIn).not.toHaveBeenCalled()
})

test('if the server cannot be reached, a message appears and the values stay', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const error = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' })
  vi.spyOn(session, 'signIn').mockRejectedValue(error)
  await fillForm()
  await userEvent.click(button())
  expect(await screen.findByText('Failed to sign in')).toBeVisible()
  expect(noticeStore.snapshot()).toMatchObject([{ tone: 'error', title: 'Failed to sign in' }])
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(email()).toHaveValue('admin@example.com')
  expect(password()).toHaveValue('a good password')
})
