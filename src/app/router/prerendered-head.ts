/** The tags that `src/seo/seo.tsx` renders. */
const SEO_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join()

/**
 * Removes title, description, links and share tags from a document that was prerendered for another URL, such as a
 * shell or the host's not-found page. React adopts them only when it hydrates; otherwise they would stay for good.
 */
export function removePrerenderedHead(): void {
  document.head.querySelectorAll(SEO_TAGS).forEach((tag) => tag.remove())
}
