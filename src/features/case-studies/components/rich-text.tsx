import type { SafeHtml } from '../model'

interface RichTextProps {
  html: SafeHtml
  className?: string
}

export function RichText({ html, className = '' }: RichTextProps) {
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
