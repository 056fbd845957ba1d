import { useId, type ReactNode } from 'react'

import arches from '@/components/art/arches.svg?raw'
import { Drawing } from '@/components/art/drawing'
import { ActionRow, Container } from '@/components/ui/container'

interface ClosingProps {
  title: string
  text: string
  children: ReactNode
}

export function ClosingBand({ title, text, children }: ClosingProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="overflow-hidden bg-tint print:hidden">
      <Container className="grid md:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
        <div className="pt-section pb-8 md:pb-section">
          <h2 id={headingId} className="max-w-[12.24em] text-title">
            {title}
          </h2>
          <p className="mt-3 mb-6 max-w-[36rem] text-lead text-muted md:max-lg:max-w-[26rem]">{text}</p>
          <ActionRow>{children}</ActionRow>
        </div>
        <div className="pointer-events-none relative -mx-5 h-16 overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_15%)] sm:-mx-8 sm:h-28 md:mr-[calc(min(0px,(75rem-100vw)/2)-2rem)] md:ml-8 md:h-auto">
          <Drawing svg={arches} className="absolute inset-0 size-full overflow-visible text-primary" />
        </div>
      </Container>
    </section>
  )
}

export function ClosingRow({ title, text, children }: ClosingProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="bg-tint py-10 lg:py-24 print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-8">
        <div>
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <p className="mt-3 max-w-[36rem] text-lead text-muted">{text}</p>
        </div>
        <ActionRow className="max-sm:w-full">{children}</ActionRow>
      </Container>
    </section>
  )
}
