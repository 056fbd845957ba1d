import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FormLink } from './form-link'

const scrollIntoView = vi.fn<Element['scrollIntoView']>()
let reducedMotion = false

beforeEach(() => {
  scrollIntoView.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function renderLink() {
  render(
    <>
      <div id="request">
        <form>
          <input name="honeypot" tabIndex={-1} />
          <input name="company" />
          <input name="email" />
        </form>
      </div>
      <FormLink to="request">Fill in the request</FormLink>
    </>,
  )
  return userEvent.setup()
}

test.each([
  { preference: 'no-preference', behavior: 'smooth' },
  { preference: 'reduce', behavior: 'instant' },
])(
  'if prefers-reduced-motion is $preference, a click on a FormLink scrolls to the form with the behavior $behavior and focuses the first field after the honeypot',
  async ({ preference, behavior }) => {
    reducedMotion = preference === 'reduce'
    const user = renderLink()
    await user.click(screen.getByRole('link', { name: 'Fill in the request' }))
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior })
    expect(scrollIntoView.mock.contexts[0]).toHaveProperty('id', 'request')
    expect(document.querySelector('[name=company]')).toHaveFocus()
  },
)

test('a FormLink to #request does not prevent the default action of a click with Ctrl and does not scroll the page', () => {
  renderLink()
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '#request')
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
