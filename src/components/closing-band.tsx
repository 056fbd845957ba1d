import { useId, type ReactNode } from 'react'

import { TideBand } from '@/components/art/tide-band'
import { Container } from '@/components/ui/container'

interface ClosingBandProps {
  title: string
  text: string
  /** The way on. */
  children: ReactNode
}

/** Last band of a page: a final call to action over the motif. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="relative isolate overflow-hidden bg-tint py-section">
      <Container>
        <h2 id={headingId} className="max-w-[18ch] text-title">
          {title}
        </h2>
        <p className="mt-5 mb-9 max-w-measure text-lead text-muted sm:max-lg:max-w-[24rem]">{text}</p>
        {children}
      </Container>
      <TideBand />
    </section>
  )
}
