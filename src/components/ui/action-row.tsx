import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Places large buttons and links in a row. On phones, they are stacked and fill the width. */
export function ActionRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>{children}</div>
}
