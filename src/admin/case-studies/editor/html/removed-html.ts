import { allowedAttributes, removedBySanitizer, styleAttribute } from '@/features/case-studies/sanitize'

export interface RemovedHtml {
  /** Names of tags. The text inside most of them is shown. */
  tags: string[]
  /** Names of attributes that are never allowed. */
  attributes: string[]
  /** Values of `src` that are not allowed for a picture. */
  pictures: string[]
  /** Forbidden values of allowed attributes other than `src`, such as `javascript:` URLs of links. */
  links: string[]
}

/** Lists what `sanitizeHtml` removes, without duplicates and without HTML comments. */
export function removedHtml(html: string): RemovedHtml {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const pictures = new Set<string>()
  const links = new Set<string>()
  if (html.search(styleAttribute) >= 0) attributes.add('style')
  // Without `<br>`, the parser would move a script or style at the start to `<head>`, which DOMPurify does not report.
  for (const removed of removedBySanitizer(`<br>${html}`)) {
    if ('element' in removed) {
      // DOMPurify also lists the `body` that it has created itself.
      if (removed.element instanceof HTMLBodyElement) continue
      if (removed.element instanceof Element) tags.add(removed.element.localName)
    } else if (removed.attribute) {
      const { name, value } = removed.attribute
      if (!allowedAttributes.includes(name)) attributes.add(name)
      else (name === 'src' ? pictures : links).add(value)
    }
  }
  return { tags: [...tags], attributes: [...attributes], pictures: [...pictures], links: [...links] }
}
