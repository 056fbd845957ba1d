import { useLoaderData } from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { AppErrorCode } from '@/lib/app-error'

/*
 * A page module exports `data`, an object of functions. The router calls them (`app/router/load-data.ts`), the page
 * reads the results with `usePageData` and renders each one with `AwaitDatum`.
 */

export interface PageRequest {
  language: Language
  params: PageParams
  /** Aborted if another navigation or a reload of the data starts before the page is shown. */
  signal: AbortSignal
}

/** Type of a page's `data` export. A function for one record resolves with null if the record does not exist. */
export type DataLoaders = Record<string, (request: PageRequest) => Promise<unknown>>

export type LoadResult<Value> = { status: 'loaded'; value: Value } | { status: 'failed'; code: AppErrorCode }

/** `pending` occurs only on a page that was prerendered without its data. The browser then loads the data. */
export type Datum<Value> = LoadResult<Value> | Promise<LoadResult<Value>> | { status: 'pending' }

export type PageData<Loaders extends DataLoaders> = {
  [Name in keyof Loaders]: Datum<Awaited<ReturnType<Loaders[Name]>>>
}

export const usePageData = <Loaders extends DataLoaders>() => useLoaderData<PageData<Loaders>>()
