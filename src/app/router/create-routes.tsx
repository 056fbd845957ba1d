import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

import { PublicLayout } from '@/app/layout/public-layout'
import { redirectFor } from '@/i18n/href'
import { loadCatalogues } from '@/i18n/i18n'
import { languages, type Language } from '@/i18n/languages'
import { adminPaths, pageKeys, pages, type PageKey } from '@/routes'

import { adminRoutes } from './admin-routes'
import type { LoadData } from './load-data'
import { loadWhenConnected } from './connection'
import { ErrorPage, RootError } from './error-page'
import { loadPage } from './load-route'

export function createRoutes(load: LoadData): RouteObject[] {
  return [
    {
      errorElement: <RootError />,
      children: [
        ...languages.map((language) => languageRoutes(language, load)),
        adminRoutes(load),
        unknownAdminPath,
        { path: '*', loader: redirectWithoutLanguage },
      ],
    },
  ]
}

/** Case-sensitive, so that `/EN/about` is redirected to `/en/about`. */
function languageRoutes(language: Language, load: LoadData): RouteObject {
  return {
    path: `/${language}`,
    caseSensitive: true,
    lazy: () => loadWhenConnected(() => layoutIn(language)),
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...pageKeys.map((page) => pageRoute(language, page, load)),
          { path: '*', lazy: () => loadWhenConnected(notFoundPage) },
        ],
      },
    ],
  }
}

async function layoutIn(language: Language) {
  await loadCatalogues(language, ['common'])
  return { element: <PublicLayout language={language} /> }
}

const notFoundPage = async () => ({ Component: (await loadPage('not-found')).Component })

function pageRoute(language: Language, page: PageKey, load: LoadData): RouteObject {
  const slug = pages[page].slugs[language]
  return {
    ...(slug === '' ? { index: true } : { path: slug }),
    lazy: async () => {
      const [{ Component, data }] = await loadWhenConnected(() =>
        Promise.all([loadPage(page), loadCatalogues(language, pages[page].namespaces)]),
      )
      if (!data) return { Component }
      return {
        Component,
        loader: ({ params, request: { url, signal } }: LoaderFunctionArgs) => {
          const { pathname, search, searchParams } = new URL(url)
          return load(data, { language, params, searchParams, signal }, pathname + search)
        },
      }
    },
  }
}

/** An unknown path below `/tb_admin`: the not-found page in the visitor's language (spec 2). */
const unknownAdminPath: RouteObject = {
  path: adminPaths.signIn,
  lazy: () =>
    loadWhenConnected(async () => {
      const { detectLanguage } = await import('@/i18n/detect-language')
      return layoutIn(detectLanguage())
    }),
  children: [{ path: '*', lazy: () => loadWhenConnected(notFoundPage) }],
}

function redirectWithoutLanguage({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirectFor(pathname)
  if (!target) throw new Error(`No route for ${pathname}`)
  // The request of a loader has no hash.
  return replace(target + search + window.location.hash)
}
