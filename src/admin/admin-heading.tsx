import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { AdminTitle } from '@/seo/seo'

export function AdminHeading(props: { title: string; lang?: string; className?: string }) {
  const { title, lang, className } = props
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <h1 tabIndex={-1} lang={lang} className={cx('text-heading', className)}>
        {title}
      </h1>
    </>
  )
}

/** Takes the place of content that does not exist. */
export function AdminNotice({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <p
      lang={lang}
      className="rounded-surface border border-dashed border-ink/25 px-6 py-12 text-center text-small text-muted"
    >
      {children}
    </p>
  )
}
