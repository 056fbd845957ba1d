import { cx } from 'class-variance-authority'

/** Renders a placeholder for content that is loading. Screen readers ignore it, so add a status text for them. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-ink/8', className)} />
}
