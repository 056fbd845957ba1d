import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { company } from '@/config/company'
import { article, breadcrumbs, organization, StructuredData, webSite } from '@/seo/schema-org'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'https://site.test' } }))

const publisher = { '@id': 'https://site.test/#organization', name: company.brand }

it('organization returns names, e-mail, year, address and profiles of the company in company.ts', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    ...publisher,
    legalName: company.legalName,
    email: company.email,
    foundingDate: String(company.foundedYear),
    address: { streetAddress: company.address.street, addressLocality: company.address.city },
    sameAs: [company.social.linkedin, company.social.facebook, company.social.instagram],
  })
})

it('for Czech, webSite returns the URL of the Czech home page, the language tag cs (D8) and the publisher', () => {
  expect(webSite('cz')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://site.test/cz',
    inLanguage: 'cs',
    publisher,
  })
})

it('breadcrumbs returns the home page and the given pages with their positions, names and Slovak URLs', () => {
  const trail = breadcrumbs('sk', [
    { page: 'case-studies', name: 'Prípadové štúdie' },
    { page: 'case-study', params: { slug: 'tb-duos' }, name: 'Duos' },
  ])
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.brand, item: 'https://site.test/sk' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Prípadové štúdie',
        item: 'https://site.test/sk/pripadove-studie',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Duos',
        item: 'https://site.test/sk/pripadove-studie/tb-duos',
      },
    ],
  })
})

describe('article', () => {
  const study = {
    language: 'de',
    slug: 'tb-duos',
    title: 'Duos',
    description: 'Ein Team',
    image: 'https://images.test/duos.webp',
    publishedAt: '2026-03-17T08:30:00+00:00',
  } as const

  it('article returns the texts, image, date, language, URL and publisher of a case study', () => {
    expect(article(study)).toMatchObject({
      '@type': 'Article',
      headline: 'Duos',
      description: 'Ein Team',
      image: 'https://images.test/duos.webp',
      datePublished: '2026-03-17T08:30:00+00:00',
      inLanguage: 'de',
      mainEntityOfPage: 'https://site.test/de/fallstudien/tb-duos',
      author: publisher,
      publisher,
    })
  })

  it('article returns the default image and no date if the case study has neither', () => {
    const bare = article({ ...study, image: null, publishedAt: null })
    expect(bare.image).toBe('https://site.test/og-image.jpg')
    expect(bare).not.toHaveProperty('datePublished')
  })
})

it('StructuredData renders one JSON-LD script and escapes the character < in its texts', () => {
  const things = [{ '@type': 'Article', headline: 'Why </script><img src=x> & "quotes" are safe' }]
  const { container } = render(<StructuredData things={things} />)
  const [script, ...others] = container.querySelectorAll('*')
  expect(others).toEqual([])
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': things })
})
