import { useLoaderData } from 'react-router-dom'

import type { PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { AppErrorCode } from '@/lib/app-error'

/** What a page's data is loaded with: the parts of the URL, and a signal that fires when the visitor leaves. */
export interface PageRequest {
  language: Language
  params: PageParams
  signal: AbortSignal
}

/** What a page exports as `data`: a function per datum. One that finds no record resolves to null. */
export type PageDataSource = Record<string, (request: PageRequest) => Promise<unknown>>

/** The result of loading one datum. */
export type Loaded<Value> = { status: 'loaded'; value: Value } | { status: 'failed'; code: AppErrorCode }

/** One datum as a page gets it: its result, a promise of it, or pending if the page was built without a backend. */
export type Datum<Value> = Loaded<Value> | Promise<Loaded<Value>> | { status: 'pending' }

/** The data of a page by name; its loader returns it and `AwaitDatum` draws it. */
export type PageData<Source extends PageDataSource> = {
  [Name in keyof Source]: Datum<Awaited<ReturnType<Source[Name]>>>
}

/** Returns the data of the page being shown; `Source` is the type of its `data` export. */
export const usePageData = <Source extends PageDataSource>() => useLoaderData<PageData<Source>>()
