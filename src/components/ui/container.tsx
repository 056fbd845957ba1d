import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('mx-auto w-full max-w-content px-5 sm:px-8', className)}>{children}</div>
}

export function ActionRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>{children}</div>
}
