import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { PageLink } from '@/components/page-link'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { scrollToElement } from '@/lib/motion'

import type { navigation } from './navigation'

interface SiteLinkProps {
  item: (typeof navigation)['bar'][number]
  className: string
  onClick?: () => void
}

/** An entry of the site's navigation; an anchor on the page already shown is reached by a smooth scroll (spec 2). */
export function SiteLink({ item, className, onClick }: SiteLinkProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { page, hash, label } = item
  const isHere = pathname.replace(/\/$/, '') === href(language, page)
  return (
    <PageLink
      page={page}
      hash={hash}
      className={className}
      preventScrollReset={Boolean(hash) && isHere}
      onClick={() => {
        onClick?.()
        const target = hash && isHere && document.querySelector(hash)
        if (target) scrollToElement(target)
      }}
    >
      {t(label)}
    </PageLink>
  )
}
