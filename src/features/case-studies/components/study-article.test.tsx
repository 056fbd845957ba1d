import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { company } from '@/config/company'
import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { sanitizeHtml } from '../sanitize'
import { StudyArticle } from './study-article'

const content =
  '<ul><li><strong>Team:</strong> Five people</li></ul><p>Text</p>' +
  '<ul><li><strong>8 days</strong> to the first release</li><li><strong>2 releases</strong> a week</li></ul>'

const study = {
  slug: 'study',
  language: 'en',
  title: 'Title',
  excerpt: 'Excerpt',
  category: 'Category',
  featured_image: null,
  published_at: null,
  content: sanitizeHtml(content),
  client_name: company.clients[1] ?? '',
  about_company: sanitizeHtml('<p>About</p>'),
  testimonial_text: 'Quote',
  testimonial_author: 'Author',
  testimonial_author_role: 'Role',
  testimonial_image: null,
} as const

test('on a Slovak page, a screen reader speaks each text of an English study in English', async () => {
  await loadCatalogues('sk', ['common', 'case-studies'])
  await renderIn('sk', <StudyArticle study={study} />)
  for (const text of ['Title', 'Excerpt', 'Category', 'Five people', 'Text', 'About', 'Quote', 'Role'])
    expect(screen.getByText(text).closest('[lang]'), text).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('region').querySelector('dl')).toHaveAttribute('lang', 'en')
})
