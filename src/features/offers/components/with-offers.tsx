import { Suspense, type ReactNode } from 'react'
import { Await } from 'react-router-dom'

import type { OfferSummary } from '../model'

interface WithOffersProps {
  /** What the loader gave: a promise, the offers that the page was built with, or undefined if it has none yet. */
  offers: Promise<OfferSummary[]> | OfferSummary[] | undefined
  /** Draws with null until the offers are there. */
  children: (offers: OfferSummary[] | null) => ReactNode
}

/** The part of a page that changes when the offers arrive; what stands around it stays as it is. */
export function WithOffers({ offers, children }: WithOffersProps) {
  const waiting = children(null)
  if (!offers) return waiting
  return (
    <Suspense fallback={waiting}>
      <Await resolve={offers}>{children}</Await>
    </Suspense>
  )
}
