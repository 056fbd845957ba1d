import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { closePopover } from '@/components/ui/popover-button'

import type { NavigationItem } from './navigation'

export function SiteLink({ item, className }: { item: NavigationItem; className: string }) {
  const { t } = useTranslation()
  const { page, hash, label, comingSoon } = item
  return (
    <PageLink page={page} hash={hash} className={className} onClick={closePopover}>
      {t(label)}
      {comingSoon && <span className="text-small font-normal text-muted">{t('nav.coming_soon')}</span>}
    </PageLink>
  )
}
