// @vitest-environment jsdom
import { caseStudyFields, contentOf } from '@contracts/case-study'
import { recordOf } from '@contracts/records'
import {
  applicationTechnologies,
  companyTechnologies,
  specialistTechnologies,
} from '@contracts/enquiry-rules'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'

import { company } from '@/config/company'
import { OfferArticle } from '@/features/offers/components/offer-article'
import { OfferCard } from '@/features/offers/components/offer-card'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import { StudyCard } from '@/features/case-studies/components/study-card'
import { withSafeHtml } from '@/features/case-studies/sanitize'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { languageFacts } from '@/i18n/languages'
import { inLanguage } from '@/lib/testing/render'
import { technologyList } from '@/pages/for-it-specialists/technology-list'

import { renderPage } from '../../scripts/build/server-entry'
import { staticPages } from '../../scripts/build/static-pages'

// In the language `cimode`, i18next returns keys instead of texts.
beforeEach(async () => {
  await loadCatalogues('en', ['common', 'case-studies', 'it-projects'])
  await i18nFor('en').changeLanguage('cimode')
})

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)]

const facts = new Set([
  ...stringsIn(company),
  ...stringsIn(technologyList),
  ...stringsIn([applicationTechnologies, companyTechnologies, specialistTechnologies]),
  ...Object.values(languageFacts).map(({ name }) => name),
  ...Object.keys(languageFacts).map((language) => language.toUpperCase()),
])
const isKey = (text: string) => /^[a-z][a-z0-9_-]*([.:][a-zA-Z0-9_-]+)*$/.test(text)
const isNumber = (text: string) => /^[\d\s.,+/%:–()*©→-]+$/.test(text)

const hardCodedIn = (texts: string[]): string[] =>
  texts.filter((text) => !isKey(text) && !isNumber(text) && !facts.has(text))

/** Also hidden texts, and the attributes that screen readers or browsers show. */
function textsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  body.querySelectorAll('script').forEach((script) => script.remove())
  const texts: (string | null)[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent)
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name))
  }
  return texts.map((text) => text?.trim() ?? '').filter(Boolean)
}

const englishPages = staticPages.filter(({ path }) => /^\/en\b/.test(path))

it.each(englishPages)('the page $path has no hard-coded text', async (page) => {
  const { body } = await renderPage({ ...page, isShell: true })
  const texts = textsOf(body)
  expect(texts.length).toBeGreaterThan(30)
  expect(hardCodedIn(texts)).toEqual([])
})

it('no text of a page lacks the value of a placeholder', async () => {
  const i18n = i18nFor('en')
  await i18n.changeLanguage('en')
  const incomplete: string[] = []
  i18n.options.missingInterpolationHandler = (text) => incomplete.push(text)
  for (const page of englishPages) await renderPage({ ...page, isShell: true })
  expect(incomplete).toEqual([])
})

const fields = recordOf(
  caseStudyFields.map(({ name }) => name),
  (name) => name,
)
const content = { ...fields, featured_image: '', testimonial_image: '' }
const study = {
  ...withSafeHtml(contentOf(content, { slug: 'slug', language: 'sk', published: true })),
  language: 'sk' as const,
  published_at: '2026-01-01T00:00:00Z',
}
const summary = ['title', 'location', 'languages', 'tech_stack'] as const
const details = ['employment_type', 'description', 'requirements', 'benefits'] as const
const offer = {
  ...recordOf([...summary, ...details], (name) => name),
  id: 1,
  remote_percentage: 40,
  duration_months: 3,
  salary_from: 4800,
  salary_to: null,
  salary_currency: 'EUR',
  published_at: '2026-01-01T00:00:00Z',
}

const badges = 'offer.remote.partly offer.duration'
const offerFacts =
  'offer.facts.salary offer.salary.from offer.facts.location location offer.facts.languages languages'
const testimonial = 'testimonial_text testimonial_author testimonial_author_role'

async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(inLanguage('en', <MemoryRouter>{element}</MemoryRouter>))
  return new Response(prelude).text()
}

it.each<[string, ReactNode, shown: string]>([
  [
    'a study',
    <StudyArticle key="study" study={study} />,
    `category detail.published title excerpt content ${testimonial} about_company`,
  ],
  [
    'a card of a study',
    <StudyCard key="card" study={{ ...study, published_at: null }} />,
    'category title excerpt',
  ],
  [
    'an offer',
    <OfferArticle key="offer" offer={offer} />,
    `${badges} title offer.posted ${offerFacts} employment_type tech_stack description requirements benefits`,
  ],
  [
    'a card of an offer',
    <OfferCard key="card" offer={offer} listSearch="" />,
    `${badges} offer.posted title ${offerFacts} tech_stack`,
  ],
])('%s shows its data in order, and has no hard-coded text', async (_, element, shown) => {
  const texts = textsOf(await htmlOf(element))
  const parts = shown.split(' ')
  expect(texts.filter((text) => parts.includes(text))).toEqual(parts)
  expect(hardCodedIn(texts)).toEqual([])
})

it('each text of a study in another language is in an element with its language', async () => {
  const html = await htmlOf(<StudyArticle study={study} />)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  body.querySelectorAll('[lang=sk]').forEach((element) => element.remove())
  expect(textsOf(body.innerHTML).filter((text) => text in fields)).toEqual([])
})
