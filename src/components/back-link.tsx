import { ArrowLeft } from 'lucide-react'

import { PageLink } from '@/components/page-link'
import type { PageKey } from '@/routes'

interface BackLinkProps {
  page: PageKey
  search?: string
  children: string
}

export function BackLink({ page, search, children }: BackLinkProps) {
  return (
    <PageLink
      page={page}
      search={search}
      aria-current={undefined}
      className="mb-10 inline-flex items-center gap-2 py-2 text-small text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </PageLink>
  )
}
