import { Skeleton } from '@/components/ui/skeleton'

import { cardColumns, cardFacts, cardFrame } from './offer-card'

/** Skeleton of a card, of about the card's size. */
export function OfferCardSkeleton() {
  return (
    <div className={cardFrame}>
      <div className={cardColumns}>
        <div>
          <Skeleton className="h-7 w-48 rounded-full" />
          <Skeleton className="mt-2 h-4.5 w-40 sm:hidden" />
          <Skeleton className="mt-4 h-8 w-4/5" />
        </div>
        <div className={cardFacts}>
          <Skeleton className="h-5.5 w-52" />
          <Skeleton className="h-5.5 w-24" />
          <Skeleton className="h-5.5 w-36" />
        </div>
        <Skeleton className="h-13 w-full max-w-96 rounded-full lg:row-span-2 lg:h-6 lg:self-end" />
        <div className="lg:col-start-2 lg:row-start-3 lg:pl-8">
          <Skeleton className="h-6 w-28" />
        </div>
      </div>
    </div>
  )
}
