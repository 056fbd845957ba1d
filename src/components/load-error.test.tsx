import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { LoadError } from './load-error'

test.each(['p', 'h1'] as const)(
  'if data replaces a LoadError with focus, the h1 gets the focus (title: %s)',
  async (titleAs) => {
    let showData: () => void = () => undefined
    function Page() {
      const [loaded, setLoaded] = useState(false)
      showData = () => setLoaded(true)
      return (
        <>
          {titleAs === 'p' && <h1 tabIndex={-1}>Data</h1>}
          {!loaded && <LoadError title="Not loaded" titleAs={titleAs} code="offline" />}
          {loaded && titleAs === 'h1' && <h1 tabIndex={-1}>Data</h1>}
        </>
      )
    }
    await loadCatalogues('en', ['common', 'error'])
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
      </I18nextProvider>,
    )
    screen.getByRole('button').focus()
    await act(async () => showData())
    expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus()
  },
)
