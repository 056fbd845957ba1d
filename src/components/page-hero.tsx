import type { ReactNode } from 'react'

import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'

interface PageHeroProps {
  eyebrow?: string
  title: string
  text?: string
  children?: ReactNode
}

/** Head of an inner page: its only `h1`, a lead and whatever follows it. */
export function PageHero({ eyebrow, title, text, children }: PageHeroProps) {
  return (
    <Container className="pt-14 pb-12 lg:pt-24 lg:pb-16">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 tabIndex={-1} className="max-w-[18ch] text-display">
        {title}
      </h1>
      {text && <p className="mt-6 max-w-measure text-lead text-muted">{text}</p>}
      {children}
    </Container>
  )
}
