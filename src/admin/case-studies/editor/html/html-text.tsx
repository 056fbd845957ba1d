import type { FieldName } from '@contracts/case-study'
import { useState, type AriaAttributes } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext, useFormState } from 'react-hook-form'

import type { Language } from '@/i18n/languages'

import type { StudyValues } from '../study-values'
import { HtmlBox } from './html-box'
import { TextEditor } from './text-editor'
import { edited, textFrom, withoutMissing, type TextInForm } from './text-in-form'

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
  const [text, setText] = useState(() => textFrom(field.value))
  if (!isHtml && field.value !== text.html) setText(textFrom(field.value, text))

  const write = (next: TextInForm) => {
    setText(next)
    field.onChange(next.html)
  }
  const show = (asHtml: boolean, next = text) => {
    flushSync(() => {
      setHtml(asHtml)
      if (next !== text) write(next)
    })
    // The clicked button is removed.
    setFocus(name)
  }
  if (isHtml || text.missing.length > 0) {
    return (
      <HtmlBox
        {...props}
        {...field}
        ref={ref}
        rows={isLong ? 10 : 4}
        missing={isHtml ? [] : text.missing}
        onChange={({ target }) => {
          setHtml(true)
          field.onChange(target.value)
        }}
        onText={() => show(false, isHtml ? text : withoutMissing(text))}
      />
    )
  }
  return (
    <TextEditor
      {...props}
      ref={ref}
      data-name={name}
      text={text}
      label={label}
      isLong={isLong}
      isDisabled={isSubmitting}
      onChange={(html) => write(edited(text, html))}
      onClose={(kept) => setText((last) => ({ ...last, kept }))}
      onHtml={() => show(true)}
    />
  )
}
