import {
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'

import { PublicLayout } from '@/app/layout/public-layout'
import { redirectFor, type PageParams } from '@/i18n/href'
import { loadCatalogues } from '@/i18n/i18n'
import { languages, type Language } from '@/i18n/languages'
import { pages, type PageKey } from '@/routes'

import type { LoadData } from './page-data'
import { loadPage } from './page-modules'
import { RouteError } from './route-error'

/** All routes of the site, derived from the route table; `load` gets the data of their pages. */
export function createRoutes(load: LoadData): RouteObject[] {
  return [
    ...languages.map((language) => languageRoutes(language, load)),
    { path: '/tb_admin/*', lazy: () => import('@/admin/admin-route') },
    { path: '*', loader: redirectOutside },
  ]
}

function languageRoutes(language: Language, load: LoadData): RouteObject {
  return {
    path: `/${language}`,
    lazy: async () => {
      await loadCatalogues(language, ['common'])
      return { element: <PublicLayout language={language} /> }
    },
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...(Object.keys(pages) as PageKey[]).map((page) => pageRoute(language, page, load)),
          { path: '*', lazy: async () => ({ Component: (await loadPage('not-found')).Component }) },
        ],
      },
    ],
  }
}

function pageRoute(language: Language, page: PageKey, load: LoadData): RouteObject {
  const slug = pages[page].slugs[language]
  return {
    ...(slug === '' ? { index: true } : { path: slug }),
    lazy: async () => {
      const [{ Component, loader, fallback = {} }] = await Promise.all([
        loadPage(page),
        loadCatalogues(language, pages[page].namespaces),
      ])
      if (!loader) return { Component }
      return {
        Component,
        shouldRevalidate: unlessOnlyTheQueryChanged,
        loader: ({ params, request }: LoaderFunctionArgs) =>
          load(
            { loader, fallback },
            { language, params: params as PageParams, signal: request.signal },
            new URL(request.url).pathname,
          ),
      }
    },
  }
}

/** Loaders do not see the query, so a search typed into it need not run them again. */
const unlessOnlyTheQueryChanged = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

/** Answers addresses without a language prefix (spec 2); the redirect replaces the entry in the history. */
function redirectOutside({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirectFor(pathname)
  if (!target) throw new Error(`No route for ${pathname}`)
  return replace(target + search)
}
