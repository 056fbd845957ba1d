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
  ...Object.keys(languageFacts),
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

it.each(staticPages.filter(({ path }) => /^\/en\b/.test(path)))(
  'the page $path has no hard-coded text',
  async (page) => {
    const { body } = await renderPage({ ...page, isShell: true })
    const texts = textsOf(body)
    expect(texts.length).toBeGreaterThan(30)
    expect(hardCodedIn(texts)).toEqual([])
  },
)

const data = 'data'
const fields = recordOf(
  caseStudyFields.map(({ name }) => name),
  () => data,
)
const content = { ...fields, content: `<p>${data}</p>`, featured_image: '', testimonial_image: '' }
const study = {
  ...withSafeHtml(contentOf(content, { slug: data, language: 'sk', published: true })),
  language: 'sk' as const,
  published_at: null,
}
const offer = {
  id: 1,
  title: data,
  remote_percentage: 40,
  employment_type: data,
  duration_months: 3,
  salary_from: null,
  salary_to: null,
  salary_currency: 'EUR',
  location: data,
  languages: data,
  tech_stack: data,
  description: data,
  requirements: data,
  benefits: data,
  published_at: '2026-01-01T00:00:00Z',
}

it.each<[string, ReactNode]>([
  ['a study', <StudyArticle key="study" study={study} />],
  ['a card of a study', <StudyCard key="card" study={study} />],
  ['an offer', <OfferArticle key="offer" offer={offer} />],
  ['a card of an offer', <OfferCard key="card" offer={offer} />],
])('%s has no hard-coded text', async (_, element) => {
  const { prelude } = await prerender(inLanguage('en', <MemoryRouter>{element}</MemoryRouter>))
  const texts = textsOf(await new Response(prelude).text())
  expect(texts).toContain(data)
  expect(hardCodedIn(texts)).toEqual([])
})
