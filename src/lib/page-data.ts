import { useLoaderData } from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { AppErrorCode } from '@/lib/app-error'

/*
 * How a page gets its data: the page module exports `data`, an object of functions (`DataLoaders`). The router calls
 * the functions (`app/router/load-data.ts`). The page reads the results with `usePageData` and renders each result with
 * `AwaitDatum`.
 */

export interface PageRequest {
  language: Language
  params: PageParams
  /** Aborts when the visitor leaves the page before the data arrives. */
  signal: AbortSignal
}

/** Type of a page's `data` export. A function resolves with null if the requested record does not exist. */
export type DataLoaders = Record<string, (request: PageRequest) => Promise<unknown>>

export type LoadResult<Value> = { status: 'loaded'; value: Value } | { status: 'failed'; code: AppErrorCode }

/**
 * State of one data function: its result, a promise of the result, or `pending`. `pending` occurs only on a page that
 * was prerendered without its data, until the browser has loaded the data.
 */
export type Datum<Value> = LoadResult<Value> | Promise<LoadResult<Value>> | { status: 'pending' }

export type PageData<Loaders extends DataLoaders> = {
  [Name in keyof Loaders]: Datum<Awaited<ReturnType<Loaders[Name]>>>
}

export const usePageData = <Loaders extends DataLoaders>() => useLoaderData<PageData<Loaders>>()
