import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'

import { ErrorPage } from './error-page'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('test error')
}

test('ErrorPage logs the error of a German page and shows a German message, a button and a link to the German home page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await loadCatalogues('de', ['common'])
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }])
  render(
    <LanguageContext value="de">
      <I18nextProvider i18n={i18nFor('de')}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </LanguageContext>,
  )
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Etwas ist/)
  expect(screen.getByRole('button')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de')
  expect(log).toHaveBeenCalledWith('The page failed', expect.objectContaining({ message: 'test error' }))
})
