import { useMemo } from 'react'

import { sanitizeHtml } from '../sanitize'

interface RichTextProps {
  /** HTML as stored; never trusted. */
  html: string
  className?: string
}

/** Shows stored HTML, sanitised. */
export function RichText({ html, className = '' }: RichTextProps) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: safe }} />
}
