import { useDeferredValue, type ComponentProps } from 'react'

import { inputVariants } from '@/components/ui/input'
import { isAllowedAttribute, isStudyTag, parseHtml } from '@/features/case-studies/study-html'

import { Button } from '../../../button'

interface HtmlBoxProps extends ComponentProps<'textarea'> {
  value: string
  /** What the text editor cannot show. */
  missing: readonly string[]
  onText: () => void
}

/** The HTML of a text, in a box (spec 2). Lists what the sanitiser removes from it on the public page (D24). */
export function HtmlBox({ missing, onText, ...props }: HtmlBoxProps) {
  const removed = removedFrom(useDeferredValue(props.value))
  const isWhole = missing.length === 0
  return (
    <div>
      {!isWhole && (
        <p role="status" className="text-small text-muted">
          This text holds more than the text editor can show. Here is its HTML.
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="mb-1 -ml-3.5 h-auto min-h-9 text-left whitespace-normal"
        onClick={onText}
      >
        {isWhole ? 'Text editor' : `Open in the text editor without: ${missing.join(', ')}`}
      </Button>
      <textarea
        {...props}
        className={inputVariants({ kind: 'rows', className: 'font-mono [font-variant-ligatures:none]' })}
      />
      <p role="status" className="mt-2 text-small break-words text-muted empty:hidden">
        {removed.length > 0 && `Visitors will not see: ${removed.join(', ')}`}
      </p>
    </div>
  )
}

/** Tags, attributes and URLs, without duplicates. Visitors still see the text inside most of the tags. */
export function removedFrom(html: string): string[] {
  const removed = [...parseHtml(html).querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    if (!isStudyTag(localName)) return [`<${localName}>`]
    return [...attributes]
      .filter(({ name, value }) => !isAllowedAttribute(localName, name, value))
      .map(({ name, value }) => (isUrl(name) ? `${name}="${value}"` : name.replace('data-style', 'style')))
  })
  return [...new Set(removed)]
}

const isUrl = (name: string) => name === 'src' || name === 'href'
