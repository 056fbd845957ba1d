import type { ParseKeys } from 'i18next'

import type { PageKey } from '@/routes'

interface NavigationItem {
  page: PageKey
  hash?: string
  label: ParseKeys<'common'>
}

const services: NavigationItem = { page: 'home', hash: '#services', label: 'nav.services' }
const caseStudies: NavigationItem = { page: 'case-studies', label: 'nav.case_studies' }

const main: NavigationItem[] = [
  { page: 'it-projects', label: 'nav.it_projects' },
  { page: 'for-companies', label: 'nav.for_companies' },
  { page: 'for-it-specialists', label: 'nav.for_it_specialists' },
]

const company: NavigationItem[] = [
  { page: 'about', label: 'nav.about' },
  { page: 'contact', label: 'nav.contact' },
]

/** What each place lists (spec 2, "Navigation bar and footer"): case studies stand in the menu and the footer. */
export const navigation = {
  bar: [services, ...main, ...company],
  menu: [services, ...main, caseStudies, ...company],
  footer: [services, ...main, caseStudies, ...company],
}
