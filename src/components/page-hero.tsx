import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'

interface HeroTextProps {
  eyebrow?: string
  title: string
  text?: string
  /** For a page whose content should begin on the first screen. */
  compact?: boolean
}

export function HeroText({ eyebrow, title, text, compact = false }: HeroTextProps) {
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1
        tabIndex={-1}
        className={
          compact ? 'text-title' : 'max-w-[12.24em] text-display lg:[@media(max-height:44rem)]:text-title'
        }
      >
        {title}
      </h1>
      {text && (
        <p
          className={cx(
            'text-lead text-muted',
            compact ? 'mt-3 max-w-measure' : 'mt-4 max-w-[36rem] lg:mt-6',
          )}
        >
          {text}
        </p>
      )}
    </>
  )
}

export function PageHero({ children, ...text }: HeroTextProps & { children?: ReactNode }) {
  return (
    <Container className={cx('pt-8', text.compact ? 'pb-6 lg:pt-12 lg:pb-8' : 'pb-8 lg:pt-24 lg:pb-16')}>
      <HeroText {...text} />
      {children}
    </Container>
  )
}
