import { createContext, use } from 'react'

/** True without a provider, because a component in a unit test is not hydrated. */
export const HydratedContext = createContext(true)

/** Returns false in prerendered HTML and during hydration, then true. */
export const useHydrated = (): boolean => use(HydratedContext)
