import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  createMemoryRouter,
  RouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import { i18nFor } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'
import { toAppError } from '@/lib/app-error'
import type { DataLoaders, LoadResult, PageRequest } from '@/lib/page-data'

export const inLanguage = (language: Language, children: ReactNode) => (
  <LanguageContext value={language}>
    <I18nextProvider i18n={i18nFor(language)}>{children}</I18nextProvider>
  </LanguageContext>
)

/** Renders routes in a language, and waits for data that is available at once. */
export async function renderRoutes(
  language: Language,
  routes: RouteObject[],
  options?: Parameters<typeof createMemoryRouter>[1],
) {
  const router = createMemoryRouter(routes, options)
  await act(async () => {
    render(inLanguage(language, <RouterProvider router={router} />))
  })
  return router
}

/** Renders an element in a language, inside a router. */
export const renderIn = (language: Language, element: ReactNode) =>
  renderRoutes(language, [{ path: '*', element }])

interface Page {
  Component: ComponentType
  data: DataLoaders
}

/** A route that loads the data of a page without a delay. */
export const pageRoute = (
  path: string,
  { Component, data }: Page,
  language: Language,
  params: PageParams = {},
) => ({
  path,
  Component,
  loader: ({ request: { url, signal } }: LoaderFunctionArgs) =>
    loadPageData(data, { language, params, searchParams: new URL(url).searchParams, signal }),
  hydrateFallbackElement: <></>,
})

function loadPageData(data: DataLoaders, request: PageRequest) {
  const call = async (load: DataLoaders[string]): Promise<LoadResult<unknown>> => {
    try {
      return { status: 'loaded', value: await load(request) }
    } catch (error) {
      return { status: 'failed', code: toAppError(error).code }
    }
  }
  return Object.fromEntries(Object.entries(data).map(([name, load]) => [name, call(load)]))
}

/** With ordinary spaces, as `toHaveTextContent` compares texts. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
