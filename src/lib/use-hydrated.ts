import { createContext, use } from 'react'

/** The default is true, because unit tests render components without a provider and without hydration. */
export const HydratedContext = createContext(true)

/** Returns false in prerendered HTML and during hydration, then true. Always returns true if nothing is hydrated. */
export const useHydrated = (): boolean => use(HydratedContext)
