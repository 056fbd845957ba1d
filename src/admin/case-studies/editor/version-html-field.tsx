import { Eye, EyeOff } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { buttonVariants } from '@/components/ui/button'
import { RichText } from '@/features/case-studies/components/rich-text'
import { sanitizeHtml } from '@/features/case-studies/sanitize'
import { languageFacts, type Language } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import { htmlTexts } from '../../texts/html'
import { HtmlToolbar } from './html/html-toolbar'
import { LinkForm } from './html/link-form'
import { allowFiles, dropFile, pasteHtml } from './html/paste-html'
import { PictureForm } from './html/picture-form'
import { RemovedHtmlHint } from './html/removed-html-hint'
import { useHtmlCommands } from './html/use-html-commands'
import type { StudyValues } from './study-values'
import { VersionTextField } from './version-text-field'

interface HtmlFieldProps {
  language: Language
  field: 'content' | 'about_company'
  rows: number
  /** Called with the promise of each upload. The form ignores a submit until the promise settles. */
  track: (work: Promise<void>) => void
}

/** Renders an HTML field with a toolbar, and a button that shows a preview, sanitised as on the public page (D24). */
export function VersionHtmlField({ language, field, rows, track }: HtmlFieldProps) {
  const [shown, setShown] = useState(false)
  const previewId = useId()
  const container = useRef<HTMLDivElement>(null)
  const { dialog, run, runShortcut, askAboutPicture, insertUrl, insertPicture, cancel } =
    useHtmlCommands(container)
  const Icon = shown ? EyeOff : Eye
  return (
    <div ref={container} className="relative">
      <VersionTextField
        language={language}
        field={field}
        rows={rows}
        handlers={{
          onPaste: (event) => pasteHtml(event, askAboutPicture),
          onDragOver: allowFiles,
          onDrop: (event) => dropFile(event, askAboutPicture),
          onKeyDown: runShortcut,
        }}
        toolbar={
          <>
            <HtmlToolbar label={htmlTexts.toolbar(fieldTexts.labels[field])} onCommand={run} />
            {dialog?.command === 'link' && <LinkForm onInsert={insertUrl} onCancel={cancel} />}
            {dialog?.command === 'picture' && (
              <PictureForm file={dialog.file} track={track} onInsert={insertPicture} onCancel={cancel} />
            )}
          </>
        }
      />
      <RemovedHtmlHint language={language} field={field} />
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={previewId}
        aria-label={`${fieldTexts.preview}: ${fieldTexts.labels[field]}`}
        onClick={() => setShown(!shown)}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'absolute -top-2 right-0' })}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{fieldTexts.preview}</span>
      </button>
      <div id={previewId} hidden={!shown}>
        {shown && <Preview language={language} field={field} />}
      </div>
    </div>
  )
}

function Preview({ language, field }: Pick<HtmlFieldProps, 'language' | 'field'>) {
  const { control } = useFormContext<StudyValues>()
  const html = useDeferredValue(useWatch({ control, name: `${language}.${field}` }))
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return (
    <section
      aria-label={`${fieldTexts.preview}: ${fieldTexts.labels[field]}`}
      className="mt-3 rounded-control border border-line bg-paper p-5 sm:p-7"
    >
      {html.trim() === '' && <p className="text-small text-muted">{fieldTexts.previewEmpty}</p>}
      <div lang={languageFacts[language].tag} className="max-w-measure">
        <RichText html={safe} className={field === 'about_company' ? 'text-small text-muted' : ''} />
      </div>
    </section>
  )
}
