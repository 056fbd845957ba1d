import { cx } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center py-24 text-primary">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Screen readers ignore it, so add a text with `role="status"`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-ink/8', className)} />
}
