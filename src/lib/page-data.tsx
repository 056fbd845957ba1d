import { Suspense, type ReactNode } from 'react'
import { Await, useLoaderData } from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { AppErrorCode } from '@/lib/app-error'

/* A page with data exports `data`. The router calls its functions, the page reads the results with `usePageData`. */

export interface PageRequest {
  language: Language
  params: PageParams
  searchParams: URLSearchParams
  /** Aborted if another navigation starts before the page is shown. */
  signal: AbortSignal
}

/** A function for the record in the URL resolves with null if the record does not exist. */
export type DataLoaders = Record<string, (request: PageRequest) => Promise<unknown>>

export type LoadResult<Value> = { status: 'loaded'; value: Value } | { status: 'failed'; code: AppErrorCode }

/** `last` was loaded before for the same URL. A page may show it meanwhile, but not a form, which would lose its values. */
type LoadingDatum<Value> = Promise<LoadResult<Value>> & { last?: LoadResult<Value> }

/** `pending`: the page was prerendered without its data. */
export type Datum<Value> = LoadResult<Value> | LoadingDatum<Value> | { status: 'pending' }

export type PageData<Loaders extends DataLoaders> = {
  [Name in keyof Loaders]: Datum<Awaited<ReturnType<Loaders[Name]>>>
}

export const usePageData = <Loaders extends DataLoaders>() => useLoaderData<PageData<Loaders>>()

interface AwaitDatumProps<Value> {
  datum: Datum<Value>
  pending: ReactNode
  failed: (code: AppErrorCode) => ReactNode
  children: (value: Value) => ReactNode
}

export function AwaitDatum<Value>({ datum, pending, failed, children }: AwaitDatumProps<Value>) {
  if ('status' in datum && datum.status === 'pending') return pending
  return (
    <Suspense fallback={pending}>
      <Await resolve={datum}>
        {(result) => (result.status === 'loaded' ? children(result.value) : failed(result.code))}
      </Await>
    </Suspense>
  )
}
