import type { Thing } from '@/seo/schema-org'

/**
 * Tells search engines what a page is about, as JSON-LD in the body. A data block is never run, so the content
 * security policy lets it be; `<` is escaped, so that no text can close it.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
