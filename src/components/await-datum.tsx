import { Suspense, type ReactNode } from 'react'
import { Await } from 'react-router-dom'

import type { AppErrorCode } from '@/lib/app-error'
import type { Datum } from '@/lib/page-data'

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
