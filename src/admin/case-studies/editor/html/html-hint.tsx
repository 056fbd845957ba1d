import { useEffect, useState } from 'react'

import { removedBySanitizer, styleAttribute } from '@/features/case-studies/sanitize'

const TYPING_PAUSE_MS = 600

const MAX_ENTRIES = 12

/** Lists the tags, attributes and URLs that the sanitiser removes, because they will not be on the public page (D24). */
export function HtmlHint({ html }: { html: string }) {
  const [removed, setRemoved] = useState<string[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(removedFrom(html)), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [html])
  const shown = removed.slice(0, MAX_ENTRIES).map((entry) => entry.slice(0, 80))
  return (
    <p role="status" className="mt-2 text-small break-words text-muted empty:hidden">
      {removed.length > 0 && `Visitors will not see: ${shown.join(', ')}${removed[MAX_ENTRIES] ? ', …' : ''}`}
    </p>
  )
}

/** Without duplicates and HTML comments. Visitors still see the text inside most of the removed tags. */
export function removedFrom(html: string): string[] {
  const removed = new Set<string>()
  if (html.search(styleAttribute) >= 0) removed.add('style')
  // Without the `<br>`, the parser would move a script or style at the start of the HTML to `<head>`, and DOMPurify
  // does not report elements in `<head>`.
  for (const entry of removedBySanitizer(`<br>${html}`)) {
    if ('attribute' in entry) {
      const { name, value = '' } = entry.attribute ?? {}
      if (name) removed.add(name === 'src' || name === 'href' ? `${name}="${value}"` : name)
      // DOMPurify itself creates the `body`.
    } else if (entry.element instanceof Element && !(entry.element instanceof HTMLBodyElement)) {
      removed.add(`<${entry.element.localName}>`)
    }
  }
  return [...removed]
}
