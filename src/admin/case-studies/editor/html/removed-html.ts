import { allowedAttributes, removedBySanitizer, styleAttribute } from '@/features/case-studies/sanitize'

/** What the public page leaves out of the HTML of a study. Each list has each entry once. */
export interface RemovedHtml {
  /** Names of tags. The text inside most of them is shown. */
  tags: string[]
  /** Names of attributes that are never allowed. */
  attributes: string[]
  /** Values of `src` that may not be used for a picture. */
  pictures: string[]
  /** Other values that are not allowed, such as `javascript:` links. */
  links: string[]
}

/** Returns what `sanitizeHtml` removes from the HTML. Comments are not listed. */
export function removedHtml(html: string): RemovedHtml {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const pictures = new Set<string>()
  const links = new Set<string>()
  if (html.search(styleAttribute) >= 0) attributes.add('style')
  // After an element of the body, the parser does not move a script or style to the `<head>`, which is not sanitised.
  for (const removed of removedBySanitizer(`<br>${html}`)) {
    if ('element' in removed) {
      // The list contains DOMPurify's own `body`.
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
