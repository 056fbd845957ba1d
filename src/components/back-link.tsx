import { ArrowLeft } from 'lucide-react'

import { PageLink } from '@/components/page-link'
import type { PageKey } from '@/routes'

interface BackLinkProps {
  /** The list that leads here. */
  page: PageKey
  children: string
}

/** Way back from a detail page to its list. */
export function BackLink({ page, children }: BackLinkProps) {
  return (
    <PageLink
      page={page}
      className="mb-10 inline-flex items-center gap-2 py-2 text-small text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </PageLink>
  )
}
