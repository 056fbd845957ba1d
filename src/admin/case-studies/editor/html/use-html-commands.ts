import { useState, type KeyboardEvent, type RefObject } from 'react'

import {
  insertLink,
  insertList,
  insertPicture,
  insertQuotation,
  toggleHeading,
  toggleMark,
  type Edit,
  type Picture,
  type Selection,
} from './html-edits'
import { commandOf, type Command } from './html-toolbar'
import { applyEdit } from './insert-text'

type Dialog = { command: 'link' } | { command: 'picture'; file?: File }

const edits: Readonly<Record<Exclude<Command, Dialog['command']>, (selection: Selection) => Edit>> = {
  h2: (selection) => toggleHeading(selection, 'h2'),
  h3: (selection) => toggleHeading(selection, 'h3'),
  bold: (selection) => toggleMark(selection, 'strong'),
  italic: (selection) => toggleMark(selection, 'em'),
  list: (selection) => insertList(selection, 'ul'),
  numbers: (selection) => insertList(selection, 'ol'),
  quotation: insertQuotation,
}

/**
 * Returns functions that run the commands of the toolbar in the textarea inside `container`. The commands for a link
 * and a picture open a form first. `dialog` tells which form is open.
 */
export function useHtmlCommands(container: RefObject<HTMLElement | null>) {
  const [dialog, setDialog] = useState<Dialog>()

  const edit = (change: (selection: Selection) => Edit) => {
    setDialog(undefined)
    const textarea = container.current?.querySelector('textarea')
    if (!textarea) return
    const { value: text, selectionStart: start, selectionEnd: end } = textarea
    applyEdit(textarea, change({ text, start, end }))
  }
  const run = (command: Command) => {
    if (command === 'link' || command === 'picture') setDialog({ command })
    else edit(edits[command])
  }
  return {
    dialog,
    run,
    runShortcut: (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      run(command)
    },
    askAboutPicture: (file: File) => setDialog({ command: 'picture', file }),
    insertUrl: (url: string) => edit((selection) => insertLink(selection, url)),
    insertPicture: (picture: Picture) => edit((selection) => insertPicture(selection, picture)),
    cancel: () => {
      setDialog(undefined)
      container.current?.querySelector('textarea')?.focus()
    },
  }
}
