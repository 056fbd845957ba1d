import type { ReactNode } from 'react'

import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'

interface HeroTextProps {
  eyebrow?: string
  title: string
  text?: string
}

export function HeroText({ eyebrow, title, text }: HeroTextProps) {
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 tabIndex={-1} className="max-w-[12.24em] text-display">
        {title}
      </h1>
      {text && <p className="mt-6 max-w-[36rem] text-lead text-muted">{text}</p>}
    </>
  )
}

export function PageHero({ children, ...text }: HeroTextProps & { children?: ReactNode }) {
  return (
    <Container className="pt-14 pb-12 lg:pt-24 lg:pb-16">
      <HeroText {...text} />
      {children}
    </Container>
  )
}
