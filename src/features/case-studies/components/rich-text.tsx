import type { SafeHtml } from '../model'

export function RichText({ html, className = '' }: { html: SafeHtml; className?: string }) {
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
