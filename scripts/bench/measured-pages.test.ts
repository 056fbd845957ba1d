import { expect, test } from 'vitest'

import { measuredPages } from './measured-pages'

const sitemap = [
  '/en',
  '/sk',
  '/en/about',
  '/sk/o-nas',
  '/en/it-projects',
  '/en/it-projects/1',
  '/en/it-projects/2',
]
  .map((path) => `<url><loc>https://www.example.com${path}</loc></url>`)
  .join('')

test('measuredPages() returns each English page without a parameter, one case study, one offer and the other home pages', () => {
  expect(measuredPages(sitemap)).toEqual([
    '/en/about',
    '/en/it-projects',
    '/en/case-studies/tb-duos',
    '/en/it-projects/1',
    '/sk',
    '/cz',
    '/de',
  ])
})
