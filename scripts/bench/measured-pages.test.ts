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

test('measuredPages() returns each English page without a parameter except the home page, one English case study, one English offer, and the home pages of the other languages', () => {
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
