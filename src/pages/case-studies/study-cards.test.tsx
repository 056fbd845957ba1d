import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { HydrationProvider } from '@/lib/use-hydrated'

import { StudyCards } from './study-cards'
import { moreButton, studyPage } from './testing/render-case-studies'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))

beforeAll(() => loadCatalogues('en', ['common', 'case-studies']))

test('the button for more studies is disabled in prerendered HTML and enabled after hydration', async () => {
  const page = (
    <LanguageContext value="en">
      <I18nextProvider i18n={i18nFor('en')}>
        <MemoryRouter>
          <HydrationProvider isPrerendered>
            <StudyCards firstPage={studyPage(1, 3, true)} />
          </HydrationProvider>
        </MemoryRouter>
      </I18nextProvider>
    </LanguageContext>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(moreButton()).toBeDisabled()
  await act(async () => {
    render(page, { container, hydrate: true })
  })
  expect(moreButton()).toBeEnabled()
})
