import { cx } from 'class-variance-authority'
import { Suspense, useId, type ReactNode } from 'react'

import { Container } from '@/components/ui/container'

interface SectionProps {
  /** With an id, the section can get the focus. */
  id?: string
  eyebrow?: string
  title: string
  intro?: string
  tone?: 'paper' | 'sunken'
  aside?: ReactNode
  children: ReactNode
}

/** React hydrates each section in a task of its own, because of the `Suspense` boundary. */
export function Section({ id, eyebrow, title, intro, tone = 'paper', aside, children }: SectionProps) {
  const headingId = useId()
  return (
    <Suspense>
      <section
        id={id}
        tabIndex={id ? -1 : undefined}
        aria-labelledby={headingId}
        className={cx('py-section', tone === 'sunken' && 'bg-sunken')}
      >
        <Container>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 lg:mb-14">
            <div className="max-w-measure grow basis-80">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <h2 id={headingId} className="text-title">
                {title}
              </h2>
              {intro && <p className="mt-3 text-lead text-muted lg:mt-4">{intro}</p>}
            </div>
            {aside}
          </div>
          {children}
        </Container>
      </section>
    </Suspense>
  )
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex items-baseline gap-2.5 text-small font-medium text-muted">
      <span aria-hidden="true" className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-accent" />
      {children}
    </p>
  )
}
