import { useId, type ReactNode } from 'react'

import { TideBand } from '@/components/art/tide-band'
import { ActionRow } from '@/components/ui/action-row'
import { Container } from '@/components/ui/container'

interface ClosingBandProps {
  title: string
  text: string
  children: ReactNode
}

export function ClosingBand({ title, text, children }: ClosingBandProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="overflow-hidden bg-tint">
      <Container className="grid md:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
        <div className="pt-section pb-10 md:pb-section">
          <h2 id={headingId} className="max-w-[12.24em] text-title">
            {title}
          </h2>
          <p className="mt-5 mb-9 max-w-[36rem] text-lead text-muted md:max-lg:max-w-[26rem]">{text}</p>
          <ActionRow>{children}</ActionRow>
        </div>
        <TideBand className="-mx-5 h-40 sm:-mx-8 md:mr-[calc(min(0px,(75rem-100vw)/2)-2rem)] md:ml-8 md:h-auto" />
      </Container>
    </section>
  )
}
