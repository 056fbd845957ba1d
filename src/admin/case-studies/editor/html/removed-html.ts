import { allowedAttributes, removedBySanitizer, styleAttribute } from '@/features/case-studies/sanitize'

export interface RemovedHtml {
  /** Names of the removed tags. Visitors still see the text inside most of them. */
  tags: string[]
  /** Names of the removed attributes that no tag may have. */
  attributes: string[]
  /** Removed values of `src`: URLs that are not allowed for a picture. */
  pictures: string[]
  /** Removed values of allowed attributes other than `src`, such as `javascript:` URLs of links. */
  links: string[]
}

/** Lists what `sanitizeHtml` removes, without duplicates and without HTML comments. */
export function removedHtml(html: string): RemovedHtml {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const pictures = new Set<string>()
  const links = new Set<string>()
  if (html.search(styleAttribute) >= 0) attributes.add('style')
  // Without the `<br>`, the parser would move a script or style at the start of the HTML to `<head>`, and DOMPurify
  // does not report elements in `<head>`.
  for (const removed of removedBySanitizer(`<br>${html}`)) {
    if ('element' in removed) {
      // Skips the `body` that DOMPurify has created itself. It is not in the HTML of the field.
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
