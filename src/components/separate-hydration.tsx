import { Suspense, type ReactNode } from 'react'

/**
 * Makes React hydrate the children on their own instead of together with the rest of the page, so that the end of
 * hydration is several short tasks instead of one long task (docs/decisions/0053).
 */
export const SeparateHydration = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>
