import 'i18next'

/** A key that the English catalogue lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      about: typeof import('./locales/en/about.json')
      'case-studies': typeof import('./locales/en/case-studies.json')
      'coming-soon': typeof import('./locales/en/coming-soon.json')
      common: typeof import('./locales/en/common.json')
      contact: typeof import('./locales/en/contact.json')
      error: typeof import('./locales/en/error.json')
      'for-companies': typeof import('./locales/en/for-companies.json')
      'for-it-specialists': typeof import('./locales/en/for-it-specialists.json')
      forms: typeof import('./locales/en/forms.json')
      home: typeof import('./locales/en/home.json')
      'it-projects': typeof import('./locales/en/it-projects.json')
      'privacy-policy': typeof import('./locales/en/privacy-policy.json')
      start: typeof import('./locales/en/start.json')
    }
  }
}
