import DOMPurify from 'dompurify'

import { isImageUrl } from './image-rules'

/** The tags an editor uses. Of any other the text stays, if it is one to be read. */
export const allowedTags = [
  'h2 h3 h4 h5 h6 p div span br hr address details summary figure figcaption img',
  'ul ol li dl dt dd blockquote pre table caption colgroup col thead tbody tfoot tr th td',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr',
].flatMap((line) => line.split(' '))

export const allowedAttributes = [
  'href hreflang src alt width height title lang dir cite datetime open',
  'colspan rowspan span scope start reversed value',
].flatMap((line) => line.split(' '))

/** Web pages, mail, telephone, and addresses of our own site. */
const LINK = /^(https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:))/i

// Text pasted from a word processor is full of them. They go before the text is parsed, because Chromium reports each
// as a breach of the page's content security policy, even where it parses for nobody to see.
const STYLE = /(<[a-z][^<>]*?)\sstyle\s*=\s*("[^"]*"|'[^']*')/gi

let purifier: ReturnType<typeof createPurifier> | undefined

/** Pictures come from where the table's own columns let them come from (D35). */
function createPurifier() {
  const created = DOMPurify(window)
  created.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src' && !isImageUrl(attribute.attrValue)) attribute.keepAttr = false
  })
  return created
}

/**
 * The HTML of a study made safe to show (D24): marked-up text, and nothing that acts, looks like a part of the page
 * around it, or calls another host for anything but a picture. Needs a `window` at its first use.
 */
export function sanitizeHtml(html: string): string {
  purifier ??= createPurifier()
  return purifier.sanitize(html.replace(STYLE, '$1'), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: LINK,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
}
