import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { closePopover } from '@/components/ui/popover-button'
import type { PageKey } from '@/routes'

interface NavigationItem {
  page: PageKey
  hash?: string
  label: ParseKeys
  comingSoon?: true
}

const services: NavigationItem = { page: 'home', hash: '#services', label: 'nav.services' }
const caseStudies: NavigationItem = { page: 'case-studies', label: 'nav.case_studies' }
const blog: NavigationItem = { page: 'blog', label: 'nav.blog', comingSoon: true }

const main: NavigationItem[] = [
  { page: 'it-projects', label: 'nav.it_projects' },
  { page: 'for-companies', label: 'nav.for_companies' },
  { page: 'for-it-specialists', label: 'nav.for_it_specialists' },
]

const company: NavigationItem[] = [
  { page: 'about', label: 'nav.about' },
  { page: 'contact', label: 'nav.contact' },
]

export const navigation = {
  bar: [services, ...main, ...company],
  menu: [services, ...main, ...company],
  resources: [caseStudies, blog],
  footer: [services, ...main, caseStudies, ...company],
}

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
