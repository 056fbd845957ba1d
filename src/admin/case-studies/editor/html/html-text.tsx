import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'

import { HtmlBox } from './html-box'
import { documentOf } from './study-document'
import { TextEditor } from './text-editor'

const tooRich = 'This text holds more than the text editor can show. Here is its HTML.'

/** `document` is undefined if the HTML holds more than the editor can (D69). */
const opened = (html: string) => ({
  id: crypto.randomUUID(),
  original: html,
  html,
  document: documentOf(html),
})

interface HtmlTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange: (html: string) => void
  label: string
  isLong: boolean
  ref: (control: { focus: () => void } | null) => void
}

/** A text, in the text editor or as HTML in a box. Opening it changes nothing. */
export function HtmlText({ value, onChange, label, isLong, disabled = false, ref, ...props }: HtmlTextProps) {
  const { setFocus } = useFormContext()
  const [isHtml, setHtml] = useState(false)
  const [text, setText] = useState(() => opened(value))
  // The form has set another value, for example from a draft.
  if (!isHtml && value !== text.html) setText(opened(value))

  const show = (asHtml: boolean) => {
    flushSync(() => {
      setHtml(asHtml)
      setText(opened(value))
    })
    // The clicked button is removed.
    setFocus(props.name ?? '')
  }
  if (isHtml || !text.document) {
    return (
      <HtmlBox
        {...props}
        ref={ref}
        value={value}
        note={isHtml ? undefined : tooRich}
        onChange={({ target }) => {
          setHtml(true)
          onChange(target.value)
        }}
        onText={() => show(false)}
      />
    )
  }
  const write = (html = text.original) => {
    setText({ ...text, html })
    onChange(html)
  }
  return (
    <TextEditor
      key={text.id}
      ref={ref}
      opened={text.document}
      label={label}
      attributes={{ ...textBox(props), 'aria-label': label }}
      isLong={isLong}
      isDisabled={disabled}
      onChange={write}
      onHtml={() => show(true)}
    />
  )
}

/** The attributes that the text box has in common with the HTML box. */
function textBox({ name = '', ...props }: ComponentProps<'textarea'>): Record<string, string> {
  const common = Object.entries(props).filter(
    ([key, value]) => /^(id|lang|aria-.*)$/.test(key) && value !== undefined,
  )
  return {
    ...Object.fromEntries(common.map(([key, value]) => [key, String(value)])),
    class: 'rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'data-name': name,
  }
}
