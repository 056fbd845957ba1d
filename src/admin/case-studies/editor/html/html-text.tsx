import type { FieldName } from '@contracts/case-study'
import { useDeferredValue, useState, type AriaAttributes, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext, useFormState } from 'react-hook-form'

import { inputVariants } from '@/components/ui/input'
import { isAllowedAttribute, isStudyTag, parseHtml } from '@/features/case-studies/study-html'
import type { Language } from '@/i18n/languages'

import { Button } from '../../../button'
import type { StudyValues } from '../study-values'
import { documentOf } from './study-document'
import { TextEditor } from './text-editor'

/** `document` is undefined if the HTML holds more than the editor can (D69). */
const opened = (html: string) => ({
  id: crypto.randomUUID(),
  original: html,
  html,
  document: documentOf(html),
})

interface HtmlTextProps extends AriaAttributes {
  id: string
  name: `${Language}.${FieldName}`
  lang: string
  label: string
  isLong: boolean
}

/** A text, in the text editor or as HTML in a box. Opening it changes nothing. */
export function HtmlText({ name, label, isLong, ...props }: HtmlTextProps) {
  const { control, setFocus } = useFormContext<StudyValues>()
  const { isSubmitting } = useFormState({ control })
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  const [isHtml, setHtml] = useState(false)
  const [text, setText] = useState(() => opened(field.value))
  // The form has set another value, for example an earlier text.
  if (!isHtml && field.value !== text.html) setText(opened(field.value))

  const show = (asHtml: boolean) => {
    flushSync(() => {
      setHtml(asHtml)
      setText(opened(field.value))
    })
    // The clicked button is removed.
    setFocus(name)
  }
  if (isHtml || !text.document) {
    return (
      <HtmlBox
        {...props}
        {...field}
        ref={ref}
        rows={isLong ? 10 : 4}
        onChange={({ target }) => {
          setHtml(true)
          field.onChange(target.value)
        }}
        onText={isHtml ? () => show(false) : undefined}
      />
    )
  }
  const write = (html = text.original) => {
    setText({ ...text, html })
    field.onChange(html)
  }
  return (
    <TextEditor
      {...props}
      key={text.id}
      ref={ref}
      data-name={name}
      opened={text.document}
      label={label}
      isLong={isLong}
      isDisabled={isSubmitting}
      onChange={write}
      onHtml={() => show(true)}
    />
  )
}

interface HtmlBoxProps extends ComponentProps<'textarea'> {
  value: string
  /** Undefined if the text editor cannot show the text, until the text is changed. */
  onText: (() => void) | undefined
}

/** The HTML of a text, in a box (spec 2). Lists what the sanitiser removes from it on the public page (D24). */
function HtmlBox({ onText, ...props }: HtmlBoxProps) {
  const removed = removedFrom(useDeferredValue(props.value))
  return (
    <div>
      {onText ? (
        <Button variant="ghost" size="sm" className="mb-1 -ml-3.5" onClick={onText}>
          Text editor
        </Button>
      ) : (
        <p role="status" className="mb-2 text-small text-muted">
          This text holds more than the text editor can show. Here is its HTML.
        </p>
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
