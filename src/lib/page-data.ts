import { useLoaderData } from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { AppErrorCode } from '@/lib/app-error'

/* A page module exports `data`. The router calls its functions, the page reads the results with `usePageData`. */

export interface PageRequest {
  language: Language
  params: PageParams
  /** Aborted if another navigation starts before the page is shown. */
  signal: AbortSignal
}

/** A function for one record resolves with null if the record does not exist. */
export type DataLoaders = Record<string, (request: PageRequest) => Promise<unknown>>

export type LoadResult<Value> = { status: 'loaded'; value: Value } | { status: 'failed'; code: AppErrorCode }

/** `pending`: the page was prerendered without its data. */
export type Datum<Value> = LoadResult<Value> | Promise<LoadResult<Value>> | { status: 'pending' }

export type PageData<Loaders extends DataLoaders> = {
  [Name in keyof Loaders]: Datum<Awaited<ReturnType<Loaders[Name]>>>
}

export const usePageData = <Loaders extends DataLoaders>() => useLoaderData<PageData<Loaders>>()
