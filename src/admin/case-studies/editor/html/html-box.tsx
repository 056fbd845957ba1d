import { Type } from 'lucide-react'
import { useDeferredValue, type ComponentProps } from 'react'

import { inputVariants } from '@/components/ui/input'
import { isAllowedAttribute, isStudyTag, parseHtml } from '@/features/case-studies/study-html'
import { Button } from '../../../button'

interface HtmlBoxProps extends ComponentProps<'textarea'> {
  value: string
  /** Why there is no text editor. */
  note: string | undefined
  onText?: () => void
}

/** The HTML of a text, in a box (spec 5). Lists what the sanitiser removes from it on the public page (D24). */
export function HtmlBox({ note, onText, ...props }: HtmlBoxProps) {
  const removed = removedFrom(useDeferredValue(props.value))
  return (
    <div>
      {note ? (
        <p role="status" className="mb-2 text-small text-muted">
          {note}
        </p>
      ) : (
        <Button variant="ghost" size="sm" className="mb-1 -ml-3.5" onClick={onText}>
          <Type className="size-4.5" />
          Text editor
        </Button>
      )}
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
