import { cx } from 'class-variance-authority'

/** Screen readers ignore it, so add a text with `role="status"`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-ink/8', className)} />
}
