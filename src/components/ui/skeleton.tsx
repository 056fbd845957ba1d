import { cx } from 'class-variance-authority'

/** Quiet block in the size of what will replace it; hidden from screen readers, which hear the status text. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-ink/8', className)} />
}
