/**
 * All case studies have the same code and layout, and so have all offers. So the benchmark measures one page of each
 * kind: the case study with the largest picture, and one offer.
 */
const DETAIL_PAGES = ['/en/case-studies/tb-duos', '/en/it-projects/1']

/** Only the texts and fonts differ between the languages. So one page in each other language is enough. */
const OTHER_HOMES = ['/sk', '/cz', '/de']

/**
 * Returns the paths of the pages that the benchmark measures besides the English home page: each English page of the
 * sitemap without a URL parameter, one case study, one offer, and the home page in the other languages.
 * @param sitemap content of `sitemap.xml`
 */
export function measuredPages(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...paths.filter((path) => /^\/en\/[^/]+$/.test(path)), ...DETAIL_PAGES, ...OTHER_HOMES]
}
