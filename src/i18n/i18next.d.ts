import 'i18next'

import type about from './locales/en/about.json'
import type caseStudies from './locales/en/case-studies.json'
import type comingSoon from './locales/en/coming-soon.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
import type error from './locales/en/error.json'
import type forCompanies from './locales/en/for-companies.json'
import type forItSpecialists from './locales/en/for-it-specialists.json'
import type forms from './locales/en/forms.json'
import type home from './locales/en/home.json'
import type itProjects from './locales/en/it-projects.json'
import type privacyPolicy from './locales/en/privacy-policy.json'

/** A key that the English catalogue lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      about: typeof about
      'case-studies': typeof caseStudies
      'coming-soon': typeof comingSoon
      common: typeof common
      contact: typeof contact
      error: typeof error
      'for-companies': typeof forCompanies
      'for-it-specialists': typeof forItSpecialists
      forms: typeof forms
      home: typeof home
      'it-projects': typeof itProjects
      'privacy-policy': typeof privacyPolicy
    }
  }
}
