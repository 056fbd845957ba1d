/**
 * A page with a parameter has the same code and layout for each of its records. So the benchmark measures one record of
 * each: the case study with the largest picture, and one offer.
 */
const DETAIL_PAGES = ['/en/case-studies/tb-duos', '/en/it-projects/1']

/** The languages differ in their texts and fonts only. So one page in the other languages is enough. */
const OTHER_HOMES = ['/sk', '/cz', '/de']

/**
 * Returns the paths of the pages that the benchmark measures besides the English home page: each English page, and the
 * home page in the other languages.
 * @param sitemap content of `sitemap.xml`
 */
export function measuredPages(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...paths.filter((path) => /^\/en\/[^/]+$/.test(path)), ...DETAIL_PAGES, ...OTHER_HOMES]
}
