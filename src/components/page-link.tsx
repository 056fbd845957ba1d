import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { href, type PageParams } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { usePreload } from '@/lib/preload'
import type { PageKey } from '@/routes'

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  page: PageKey
  params?: PageParams
  /** Query with its `?`. */
  search?: string
  /** Fragment with its `#`. */
  hash?: string
}

/**
 * Links to a page in the current language. Its code is fetched on hover, focus or touch, so that it is there before the
 * click. A link to the page being shown, or to the list it belongs to, has `aria-current`, unless it leads to a part or
 * a search of it.
 */
export function PageLink({ page, params, search = '', hash = '', ...rest }: PageLinkProps) {
  const language = useLanguage()
  const preload = usePreload()
  const { pathname } = useLocation()
  const path = href(language, page, params)
  const isCurrent = pathname === path || pathname === `${path}/`
  const isWithin = page !== 'home' && pathname.startsWith(`${path}/`)
  const prepare = () => preload(path)
  return (
    <Link
      aria-current={search || hash ? undefined : isCurrent ? 'page' : isWithin ? 'true' : undefined}
      {...rest}
      to={path + search + hash}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    />
  )
}
