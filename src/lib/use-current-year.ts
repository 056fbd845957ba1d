import { useSyncExternalStore } from 'react'

import { env } from '@/config/env'

const subscribe = () => () => undefined

/** Returns the current year. A page that was built last year hydrates with its own year and then shows the new one. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => env.buildYear,
  )
