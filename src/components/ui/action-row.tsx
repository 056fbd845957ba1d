import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export function ActionRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>{children}</div>
}
