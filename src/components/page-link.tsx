import type { ComponentProps } from 'react'
import { NavLink } from 'react-router-dom'

import { href, type PageParams } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { usePreload } from '@/lib/preload'
import type { PageKey } from '@/routes'

interface PageLinkProps extends Omit<ComponentProps<typeof NavLink>, 'to' | 'end'> {
  page: PageKey
  params?: PageParams
  /** Fragment with its `#`. */
  hash?: string
}

/**
 * Link to a page in the current language. Its code is fetched on hover, focus or touch, so that it is there
 * before the click; the current page's link carries `aria-current`.
 */
export function PageLink({ page, params, hash = '', ...rest }: PageLinkProps) {
  const language = useLanguage()
  const preload = usePreload()
  const path = href(language, page, params)
  const prepare = () => preload(path)
  return (
    <NavLink
      {...rest}
      to={path + hash}
      end={page === 'home' || Boolean(params)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    />
  )
}
