import { useEffect, useState } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { Skeleton } from '@/components/ui/loading'
import type { Language } from '@/i18n/languages'

import { HtmlBox } from './html/html-box'
import type { StudyValues } from './study-values'
import { useVersionField, WithEnglish } from './version-text-field'

type Editor = typeof import('./html/text-editor')

interface HtmlFieldProps {
  language: Language
  field: 'content' | 'about_company'
  rows: number
  english: 'beside' | false
  /** The form ignores a submit until each promise settles. */
  track: (work: Promise<void>) => void
}

/** What the text editor shows. `document` is undefined if the HTML holds more than the editor can (D69). */
interface Opened {
  id: number
  original: string
  html: string
  document: ReturnType<Editor['documentOf']>
}

/** A text, in the text editor or as HTML in a box. Opening it changes nothing. */
export function VersionHtmlField({ language, field, rows, english, track }: HtmlFieldProps) {
  const { control } = useFormContext<StudyValues>()
  const { isSubmitting } = useFormState({ control })
  const { lang, input: _, ...frame } = useVersionField(language, field)
  const { field: input } = useController({ control, name: `${language}.${field}` })
  const { editor, isFailed } = useTextEditor()
  const [isHtml, setHtml] = useState(false)
  const [opened, setOpened] = useState<Opened>()

  if (editor && !isHtml && opened?.html !== input.value) {
    const html = input.value
    setOpened({ id: (opened?.id ?? 0) + 1, original: html, html, document: editor.documentOf(html) })
  }
  const write = (html = opened?.original ?? '') => {
    setOpened((before) => before && { ...before, html })
    input.onChange(html)
  }
  const switchTo = (isShown: boolean) => {
    setHtml(isShown)
    setOpened(undefined)
  }
  return (
    <WithEnglish field={field} english={english}>
      <FormField {...frame}>
        {(props) => {
          if (isHtml || isFailed || (opened && !opened.document)) {
            return (
              <HtmlBox
                {...props}
                {...input}
                lang={lang}
                rows={rows}
                note={isHtml ? undefined : isFailed ? notLoaded : tooRich}
                onChange={(event) => {
                  setHtml(true)
                  input.onChange(event)
                }}
                onText={() => switchTo(false)}
              />
            )
          }
          if (!editor || !opened?.document) return <Skeleton className="h-60" />
          return (
            <editor.TextEditor
              key={opened.id}
              ref={input.ref}
              opened={opened.document}
              label={frame.label}
              attributes={{ ...textBox(props, frame.label), lang, 'data-name': input.name }}
              isLong={field === 'content'}
              isDisabled={isSubmitting}
              track={track}
              onChange={write}
              onHtml={() => switchTo(true)}
            />
          )
        }}
      </FormField>
    </WithEnglish>
  )
}

const notLoaded = 'The text editor could not be loaded. Here is the HTML of the text.'
const tooRich = 'This text holds more than the text editor can show. Here is its HTML.'

function textBox(props: object, label: string): Record<string, string> {
  const given = Object.entries(props).filter(([, value]) => value !== undefined)
  const named = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
  return { ...named, ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) }
}

function useTextEditor() {
  const [editor, setEditor] = useState<Editor>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    import('./html/text-editor')
      .then(({ TextEditor, documentOf }) => setEditor({ TextEditor, documentOf }))
      .catch(() => setFailed(true))
  }, [])
  return { editor, isFailed }
}
