import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { Technologies } from './technologies'

describe('Technologies', () => {
  beforeAll(() => loadCatalogues('en', ['common', 'for-it-specialists']))
  beforeEach(() => {
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <Technologies />
      </I18nextProvider>,
    )
  })

  const filter = (name: string) => screen.getByRole('button', { name })
  const shown = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('starts with all of them, Flutter once', () => {
    expect(filter('All')).toHaveAttribute('aria-pressed', 'true')
    expect(shown()).toHaveLength(20)
    expect(shown().filter((name) => name === 'Flutter')).toHaveLength(1)
  })

  it('shows the chosen area only, says so, and goes back to all', async () => {
    const user = userEvent.setup({ delay: null })
    await user.click(filter('Mobile'))
    expect(shown()).toEqual(['Flutter', 'Kotlin', 'React Native'])
    expect(screen.getByRole('status')).toHaveTextContent('Mobile: 3 technologies')
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([filter('Mobile')])

    await user.click(filter('All'))
    expect(shown()).toContain('Shopify')
    expect(screen.getByRole('status')).toHaveTextContent('All: 20 technologies')
  })

  it('has a button for every area except the others', () => {
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All',
      'Frontend',
      'Backend',
      'Mobile',
      'Cloud & DevOps',
    ])
  })
})
