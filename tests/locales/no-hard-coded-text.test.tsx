// @vitest-environment jsdom
import { caseStudyFields, contentOf } from '@contracts/case-study'
import { recordOf } from '@contracts/records'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'

import { OfferArticle } from '@/features/offers/components/offer-article'
import { OfferCard } from '@/features/offers/components/offer-card'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import { StudyCard } from '@/features/case-studies/components/study-card'
import { withSafeHtml } from '@/features/case-studies/sanitize'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { renderPage } from '../../scripts/build/server-entry'
import { staticPages } from '../../scripts/build/static-pages'
import { hardCodedIn, textsOf } from './texts-of'

beforeEach(async () => {
  await loadCatalogues('en', ['common', 'case-studies', 'it-projects'])
  await i18nFor('en').changeLanguage('cimode')
})

const textsOfHtml = (html: string) => textsOf(new DOMParser().parseFromString(html, 'text/html').body)

describe('in cimode, the language in which i18next returns keys instead of texts', () => {
  const english = staticPages.filter(({ path }) => /^\/en\b/.test(path))

  it.each(english)(
    'the page $path contains only keys, numbers, company data and names of technologies',
    async (page) => {
      const { body } = await renderPage({ ...page, isShell: true })
      const texts = textsOfHtml(body)
      expect(texts.length).toBeGreaterThan(30)
      expect(hardCodedIn(texts)).toEqual([])
    },
  )

  const data = 'data'
  const texts = recordOf(
    caseStudyFields.map(({ name }) => name),
    () => data,
  )
  const study = {
    ...withSafeHtml(
      contentOf(
        { ...texts, content: `<p>${data}</p>`, featured_image: '', testimonial_image: '' },
        { slug: data, language: 'sk', published: true },
      ),
    ),
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
  ])(
    'if i18next returns keys instead of texts, %s contains only its own data, keys, numbers, company data, and names of technologies and languages',
    async (_name, element) => {
      const { prelude } = await prerender(
        <I18nextProvider i18n={i18nFor('en')}>
          <MemoryRouter>{element}</MemoryRouter>
        </I18nextProvider>,
      )
      const texts = textsOfHtml(await new Response(prelude).text())
      expect(texts).toContain(data)
      expect(hardCodedIn(texts)).toEqual([])
    },
  )
})
