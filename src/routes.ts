import { keysOf, recordOf } from '@contracts/records'

import { languages, type Language } from '@/i18n/languages'

/* The public pages except the not-found page (spec 2), for router, prerendering, sitemap and redirects. */

interface Page {
  /** After the language segment, without slashes at the ends. */
  slugs: Record<Language, string>
  /** In addition to `common`. */
  namespaces: readonly string[]
}

const sameInAll = (slug: string) => ({ en: slug, sk: slug, cz: slug, de: slug })

const itProjects = { en: 'it-projects', sk: 'it-projekty', cz: 'it-projekty', de: 'it-projekte' }

const caseStudies = {
  en: 'case-studies',
  sk: 'pripadove-studie',
  cz: 'pripadove-studie',
  de: 'fallstudien',
}

const childSlugs = (parent: Page['slugs'], parameter: string) =>
  recordOf(languages, (language) => `${parent[language]}/${parameter}`)

export const pages = {
  home: { slugs: sameInAll(''), namespaces: ['home'] },
  'it-projects': { slugs: itProjects, namespaces: ['it-projects'] },
  'it-project': { slugs: childSlugs(itProjects, ':id'), namespaces: ['it-projects', 'forms'] },
  'case-studies': { slugs: caseStudies, namespaces: ['case-studies'] },
  'case-study': { slugs: childSlugs(caseStudies, ':slug'), namespaces: ['case-studies'] },
  'for-companies': {
    slugs: { en: 'for-companies', sk: 'pre-firmy', cz: 'pro-firmy', de: 'fur-unternehmen' },
    namespaces: ['for-companies', 'forms'],
  },
  'for-it-specialists': {
    slugs: {
      en: 'for-it-specialists',
      sk: 'pre-it-specialistov',
      cz: 'pro-it-specialisty',
      de: 'fur-it-spezialisten',
    },
    namespaces: ['for-it-specialists', 'forms'],
  },
  about: { slugs: { en: 'about', sk: 'o-nas', cz: 'o-nas', de: 'uber-uns' }, namespaces: ['about'] },
  contact: {
    slugs: { en: 'contact', sk: 'kontakt', cz: 'kontakt', de: 'kontakt' },
    namespaces: ['contact', 'forms'],
  },
  'privacy-policy': {
    slugs: {
      en: 'privacy-policy',
      sk: 'ochrana-sukromia',
      cz: 'ochrana-soukromi',
      de: 'datenschutz',
    },
    namespaces: ['privacy-policy'],
  },
  blog: { slugs: sameInAll('blog'), namespaces: ['coming-soon'] },
  careers: { slugs: sameInAll('careers'), namespaces: ['coming-soon'] },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

export const pageKeys = keysOf(pages)

/** Not in the sitemap, and `noindex`. */
export const unindexedPages: readonly PageKey[] = ['blog', 'careers']

export const pageFile = (page: PageKey | 'not-found') => `src/pages/${page}/${page}-page.tsx`

/** Spec 2, D2. `redirectFor` ignores a trailing slash in the URL. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  '/domov': '/sk',
  '/resources': '/en/case-studies',
  '/kontakt': '/en/contact',
  '/contact-us': '/en/contact',
  '/o-nas': '/sk/o-nas',
  '/about-us': '/en/about',
  '/pre-firmy': '/sk/pre-firmy',
  '/hladam-programatora': '/sk/pre-firmy',
  '/available-talent': '/en/for-companies',
  '/hire-talent': '/en/for-companies',
  '/it-projects': '/en/it-projects',
  '/pre-it-specialistov': '/sk/pre-it-specialistov',
  '/for-it-specialists': '/en/for-it-specialists',
  '/apply-as-dev': '/en/for-it-specialists',
  '/cloudtalk': '/en/case-studies/tb-cloudtalk',
  '/powerful-medical': '/en/case-studies/tb-powerful-medical',
}

export const adminPaths = {
  signIn: '/tb_admin',
  caseStudies: '/tb_admin/case-studies',
  caseStudy: '/tb_admin/case-studies/:slug',
  itProjects: '/tb_admin/it-projects',
} as const
