import { useId, type ReactNode } from 'react'

import { ActionRow } from '@/components/ui/action-row'
import { Container } from '@/components/ui/container'

interface ClosingRowProps {
  title: string
  text: string
  children: ReactNode
}

export function ClosingRow({ title, text, children }: ClosingRowProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="bg-tint py-16 lg:py-24 print:hidden">
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
