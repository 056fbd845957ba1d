import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { LoadError } from './load-error'

test.each([
  ['offline', /^You are offline/, 'Try again'],
  ['unavailable', /^The server did not respond/, 'Try again'],
  ['chunk_load_error', /^A newer version/, 'Reload the page'],
] as const)('the error "%s" has its text and its button', async (code, text, button) => {
  await loadCatalogues('en', ['common'])
  await renderIn('en', <LoadError title="Not loaded" code={code} />)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: button })).toBeEnabled()
})

test('if data and its heading replace a LoadError with focus, the heading gets the focus', async () => {
  let showData: () => void = () => undefined
  function Page() {
    const [loaded, setLoaded] = useState(false)
    showData = () => setLoaded(true)
    return loaded ? <h1 tabIndex={-1}>Data</h1> : <LoadError title="Not loaded" titleAs="h1" code="offline" />
  }
  await loadCatalogues('en', ['common'])
  await renderIn('en', <Page />)
  screen.getByRole('button').focus()
  await act(async () => showData())
  expect(screen.getByRole('heading', { name: 'Data' })).toHaveFocus()
})
