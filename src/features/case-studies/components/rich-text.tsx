import { useMemo } from 'react'

import { sanitizeHtml } from '../sanitize'

interface RichTextProps {
  html: string
  className?: string
}

export function RichText({ html, className = '' }: RichTextProps) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: safe }} />
}
