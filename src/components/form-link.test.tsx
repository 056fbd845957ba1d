import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FormLink } from './form-link'

const scrollIntoView = vi.fn<Element['scrollIntoView']>()
let lessMotion = false

beforeEach(() => {
  scrollIntoView.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function show() {
  render(
    <>
      <div id="request">
        <form>
          <input name="bait" tabIndex={-1} />
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
  { wish: 'none', less: false, behavior: 'smooth' },
  { wish: 'less motion', less: true, behavior: 'instant' },
])(
  'wish: $wish — the scroll is $behavior and the focus waits in the first field',
  async ({ less, behavior }) => {
    lessMotion = less
    const user = show()
    await user.click(screen.getByRole('link', { name: 'Fill in the request' }))
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior })
    expect(scrollIntoView.mock.contexts[0]).toHaveProperty('id', 'request')
    expect(document.querySelector('[name=company]')).toHaveFocus()
  },
)

test('without script, or in a new tab, it is a link to the form', async () => {
  const user = show()
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '#request')
  await user.keyboard('{Control>}')
  await user.click(link)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
