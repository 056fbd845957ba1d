import type { Language } from '@/i18n/languages'

/**
 * The route table: every public page with its slug per language (spec 2), the catalogues its texts live in and
 * whether search engines may index it. Router, prerendering, sitemap and redirects are all derived from it.
 */

interface Page {
  /** Path after the language segment, without slashes at either end; `:name` marks a parameter. */
  slugs: Record<Language, string>
  /** Catalogues in `src/i18n/locales/<language>/` that hold the page's texts, besides `common`. */
  namespaces: readonly string[]
  /** False keeps the page out of the sitemap and asks search engines not to list it. */
  indexed: boolean
}

const everywhere = (slug: string) => ({ en: slug, sk: slug, cz: slug, de: slug })

const itProjects = { en: 'it-projects', sk: 'it-projekty', cz: 'it-projekty', de: 'it-projekte' }

const caseStudies = {
  en: 'case-studies',
  sk: 'pripadove-studie',
  cz: 'pripadove-studie',
  de: 'fallstudien',
}

const below = (parent: Page['slugs'], parameter: string): Page['slugs'] => ({
  en: `${parent.en}/${parameter}`,
  sk: `${parent.sk}/${parameter}`,
  cz: `${parent.cz}/${parameter}`,
  de: `${parent.de}/${parameter}`,
})

export const pages = {
  home: { slugs: everywhere(''), namespaces: ['home'], indexed: true },
  'it-projects': { slugs: itProjects, namespaces: ['it-projects'], indexed: true },
  'it-project': { slugs: below(itProjects, ':id'), namespaces: ['it-projects', 'forms'], indexed: true },
  'case-studies': { slugs: caseStudies, namespaces: ['case-studies'], indexed: true },
  'case-study': { slugs: below(caseStudies, ':slug'), namespaces: ['case-studies'], indexed: true },
  'for-companies': {
    slugs: { en: 'for-companies', sk: 'pre-firmy', cz: 'pro-firmy', de: 'fur-unternehmen' },
    namespaces: ['for-companies', 'forms'],
    indexed: true,
  },
  'for-it-specialists': {
    slugs: {
      en: 'for-it-specialists',
      sk: 'pre-it-specialistov',
      cz: 'pro-it-specialisty',
      de: 'fur-it-spezialisten',
    },
    namespaces: ['for-it-specialists', 'forms'],
    indexed: true,
  },
  about: {
    slugs: { en: 'about', sk: 'o-nas', cz: 'o-nas', de: 'uber-uns' },
    namespaces: ['about'],
    indexed: true,
  },
  contact: {
    slugs: { en: 'contact', sk: 'kontakt', cz: 'kontakt', de: 'kontakt' },
    namespaces: ['contact', 'forms'],
    indexed: true,
  },
  'privacy-policy': {
    slugs: {
      en: 'privacy-policy',
      sk: 'ochrana-sukromia',
      cz: 'ochrana-soukromi',
      de: 'datenschutz',
    },
    namespaces: ['privacy-policy'],
    indexed: true,
  },
  blog: { slugs: everywhere('blog'), namespaces: [], indexed: false },
  careers: { slugs: everywhere('careers'), namespaces: [], indexed: false },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

/** Source file of a page, by the one convention `pages/<page>/<page>-page.tsx`. */
export const pageFile = (page: PageKey | 'not-found') => `src/pages/${page}/${page}-page.tsx`

/** Old addresses and where they lead (spec 2; the two client paths: D2). Each matches with a trailing slash too. */
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

/** Addresses of the private area (spec 2, D4); they carry no language segment. */
export const adminPaths = {
  signIn: '/tb_admin',
  caseStudies: '/tb_admin/case-studies',
  itProjects: '/tb_admin/it-projects',
} as const
