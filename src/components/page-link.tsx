import { ArrowLeft } from 'lucide-react'
import { createContext, useContext, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { href, type PageParams } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import type { PageKey } from '@/routes'

/** Loads the code and the texts of the page at a path. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined)

export const usePreload = () => useContext(PreloadContext)

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  page: PageKey
  params?: PageParams
  search?: string
  hash?: string
}

/**
 * Preloads the page when the visitor points at, focuses or touches the link. A link with a query or a fragment has no
 * `aria-current`.
 */
export function PageLink({ page, params, search = '', hash = '', ...rest }: PageLinkProps) {
  const language = useLanguage()
  const preload = usePreload()
  const { pathname } = useLocation()
  const path = href(language, page, params)
  const isCurrent = pathname === path || pathname === `${path}/`
  const isWithin = page !== 'home' && pathname.startsWith(`${path}/`)
  const preloadPage = () => preload(path)
  return (
    <Link
      aria-current={search || hash ? undefined : isCurrent ? 'page' : isWithin ? 'true' : undefined}
      {...rest}
      discover="none"
      to={path + search + hash}
      onPointerEnter={preloadPage}
      onFocus={preloadPage}
      onTouchStart={preloadPage}
    />
  )
}

export function BackLink({ children, ...target }: Pick<PageLinkProps, 'page' | 'search' | 'children'>) {
  return (
    <PageLink
      {...target}
      aria-current={undefined}
      className="mb-5 inline-flex items-center gap-2 py-2 text-small text-muted hover:text-ink lg:mb-6 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </PageLink>
  )
}
