import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '@/components/anchor-link'
import { PageLink } from '@/components/page-link'
import type { PageKey } from '@/routes'

import { closePopover } from './popover'

interface NavigationItem {
  page: PageKey
  hash?: string
  label: ParseKeys
  comingSoon?: true
}

const main: NavigationItem[] = [
  { page: 'home', hash: '#services', label: 'nav.services' },
  { page: 'it-projects', label: 'nav.it_projects' },
  { page: 'for-companies', label: 'nav.for_companies' },
  { page: 'for-it-specialists', label: 'nav.for_it_specialists' },
]
const company: NavigationItem[] = [
  { page: 'about', label: 'nav.about' },
  { page: 'contact', label: 'nav.contact' },
]
const caseStudies: NavigationItem = { page: 'case-studies', label: 'nav.case_studies' }
const blog: NavigationItem = { page: 'blog', label: 'nav.blog', comingSoon: true }
const careers: NavigationItem = { page: 'careers', label: 'nav.careers' }

export const navigation = {
  header: [...main, ...company],
  resources: [caseStudies, blog],
  footer: [...main, caseStudies, ...company, careers],
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

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <AnchorLink
      to="#content"
      className="skip-link absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-small font-medium text-on-primary focus:translate-y-0"
    >
      {t('skip_to_content')}
    </AnchorLink>
  )
}
