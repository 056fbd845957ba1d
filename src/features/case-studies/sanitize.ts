import DOMPurify from 'dompurify'

import { isImageUrl } from './image-rules'
import type { SafeHtml } from './model'

/** Other tags are removed, but most of the text inside them is kept. */
export const allowedTags = [
  'h2 h3 h4 h5 h6 p div span br hr address details summary figure figcaption img',
  'ul ol li dl dt dd blockquote pre table caption colgroup col thead tbody tfoot tr th td',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr',
].flatMap((line) => line.split(' '))

export const allowedAttributes = [
  'href hreflang src alt width height title lang dir cite datetime open',
  'colspan rowspan span scope start reversed value',
].flatMap((line) => line.split(' '))

/** Relative URLs, and those with one of four schemes. */
const LINK = /^(https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:))/i

/**
 * A tag up to the end of a quoted `style` attribute. It is removed before DOMPurify parses the HTML, because Chromium
 * reports each as a violation of the content security policy.
 */
export const styleAttribute = /(<[a-z][^<>]*?)\sstyle\s*=\s*("[^"]*"|'[^']*')/gi

let purifier: ReturnType<typeof createPurifier> | undefined

function createPurifier() {
  const created = DOMPurify(window)
  created.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src' && !isImageUrl(attribute.attrValue)) attribute.keepAttr = false
  })
  return created
}

/** D24. Needs a global `window` at the first call. */
export function sanitizeHtml(html: string): SafeHtml {
  purifier ??= createPurifier()
  const safe: string = purifier.sanitize(html.replace(styleAttribute, '$1'), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: LINK,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
  return safe as SafeHtml
}

export const withSafeHtml = <Version extends { content: string; about_company: string | null }>(
  version: Version,
) => ({
  ...version,
  content: sanitizeHtml(version.content),
  about_company: version.about_company === null ? null : sanitizeHtml(version.about_company),
})

/** Without quoted `style` attributes, and perhaps with the `body` that DOMPurify creates. */
export function removedBySanitizer(html: string): ReturnType<typeof createPurifier>['removed'] {
  sanitizeHtml(html)
  return purifier?.removed ?? []
}
