import DOMPurify from 'dompurify'

import type { SafeHtml } from './model'
import { isAllowedAttribute, studyElements, styleAttribute } from './study-html'

const tags = Object.keys(studyElements)
const attributes = Object.values(studyElements).flatMap((element) => element.attributes ?? [])

let purifier: ReturnType<typeof createPurifier> | undefined

function createPurifier() {
  const created = DOMPurify(window)
  created.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
    attribute.keepAttr = isAllowedAttribute(localName, attribute.attrName, attribute.attrValue)
  })
  return created
}

/** D24. Needs a global `window` at the first call. */
export function sanitizeHtml(html: string): SafeHtml {
  purifier ??= createPurifier()
  const safe: string = purifier.sanitize(html.replace(styleAttribute, '$1'), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
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
