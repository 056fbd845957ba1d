import { useRef } from 'react'

import type { Language } from '@/i18n/languages'

import { HtmlToolbar } from './html/html-toolbar'
import { LinkForm } from './html/link-form'
import { allowFiles, dropFile, pasteHtml } from './html/paste-html'
import { PictureForm } from './html/picture-form'
import { RemovedHtmlHint } from './html/removed-html-hint'
import { useHtmlCommands } from './html/use-html-commands'
import { fieldLabels } from './study-values'
import { VersionTextField } from './version-text-field'

interface HtmlFieldProps {
  language: Language
  field: 'content' | 'about_company'
  rows: number
  english: 'beside' | false
  /** The form ignores a submit until each promise settles. */
  track: (work: Promise<void>) => void
}

export function VersionHtmlField({ track, ...props }: HtmlFieldProps) {
  const { language, field } = props
  const container = useRef<HTMLDivElement>(null)
  const { dialog, run, runShortcut, askAboutPicture, insertUrl, insertPicture, cancel } =
    useHtmlCommands(container)
  return (
    <div ref={container}>
      <VersionTextField
        {...props}
        handlers={{
          onPaste: (event) => pasteHtml(event, askAboutPicture),
          onDragOver: allowFiles,
          onDrop: (event) => dropFile(event, askAboutPicture),
          onKeyDown: runShortcut,
        }}
        toolbar={
          <>
            <HtmlToolbar label={`Formatting: ${fieldLabels[field]}`} onCommand={run} />
            {dialog?.command === 'link' && <LinkForm onInsert={insertUrl} onCancel={cancel} />}
            {dialog?.command === 'picture' && (
              <PictureForm file={dialog.file} track={track} onInsert={insertPicture} onCancel={cancel} />
            )}
          </>
        }
      >
        <RemovedHtmlHint language={language} field={field} />
      </VersionTextField>
    </div>
  )
}
