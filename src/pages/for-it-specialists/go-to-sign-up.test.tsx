import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { SIGN_UP_ID } from './go-to-sign-up'
import { Join } from './join'

const setReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }))

describe('the link to the sign-up form', () => {
  beforeAll(() => loadCatalogues('en', ['for-it-specialists']))

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once where motion is unwelcome', true, 'instant'],
  ])('goes to the form %s and into its first field', async (_how, reduced, behavior) => {
    setReducedMotion(reduced)
    const scrolled = vi.fn<(this: Element, options?: ScrollIntoViewOptions | boolean) => void>()
    Element.prototype.scrollIntoView = scrolled
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <div id={SIGN_UP_ID}>
          <input aria-label="first" />
          <input aria-label="second" />
        </div>
        <Join />
      </I18nextProvider>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Sign up now' }))
    expect(scrolled.mock.contexts).toEqual([document.getElementById(SIGN_UP_ID)])
    expect(scrolled).toHaveBeenCalledWith({ behavior })
    expect(screen.getByLabelText('first')).toHaveFocus()
  })
})
