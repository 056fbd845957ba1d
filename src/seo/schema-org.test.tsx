import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { company } from '@/config/company'
import { env } from '@/config/env'
import { breadcrumbs, StructuredData } from '@/seo/schema-org'

const site = env.siteUrl

it('breadcrumbs returns the home page and the given pages with their positions and URLs', () => {
  const parent = { page: 'case-studies', name: 'Prípadové štúdie' } as const
  const study = { page: 'case-study', params: { slug: 'tb-duos' }, name: 'Duos' } as const
  const studies = `${site}/sk/pripadove-studie`
  expect(breadcrumbs('sk', [parent, study])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.brand, item: `${site}/sk` },
      { '@type': 'ListItem', position: 2, name: 'Prípadové štúdie', item: studies },
      { '@type': 'ListItem', position: 3, name: 'Duos', item: `${studies}/tb-duos` },
    ],
  })
})

it('StructuredData renders one JSON-LD script that no text can close', () => {
  const things = [{ '@type': 'Article', headline: 'Why </script><img src=x> & "quotes" are safe' }]
  const { container } = render(<StructuredData things={things} />)
  const [script, ...others] = container.querySelectorAll('*')
  expect(others).toEqual([])
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': things })
})
