import type { ReactNode } from 'react'

export function AdminNotice({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div
      lang={lang}
      className="rounded-surface border border-dashed border-ink/25 px-6 py-12 text-center text-small text-muted"
    >
      {children}
    </div>
  )
}
