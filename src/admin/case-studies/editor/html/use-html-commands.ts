import { useState, type KeyboardEvent, type RefObject } from 'react'

import {
  insertLink,
  insertList,
  insertQuotation,
  toggleHeading,
  toggleMark,
  type Edit,
  type Selection,
} from './html-edits'
import { commandOf, type Command } from './html-toolbar'
import { applyEdit } from './insert-text'

/** The edit of each command except `link`, which asks for a URL first. */
const edits: Readonly<Record<Exclude<Command, 'link'>, (selection: Selection) => Edit>> = {
  h2: (selection) => toggleHeading(selection, 'h2'),
  h3: (selection) => toggleHeading(selection, 'h3'),
  bold: (selection) => toggleMark(selection, 'strong'),
  italic: (selection) => toggleMark(selection, 'em'),
  list: (selection) => insertList(selection, 'ul'),
  numbers: (selection) => insertList(selection, 'ol'),
  quotation: insertQuotation,
}

/** Returns functions that run the commands of the toolbar in the textarea inside `container`. */
export function useHtmlCommands(container: RefObject<HTMLElement | null>) {
  const [asksForUrl, setAsksForUrl] = useState(false)

  const edit = (change: (selection: Selection) => Edit) => {
    const textarea = container.current?.querySelector('textarea')
    if (!textarea) return
    const { value: text, selectionStart: start, selectionEnd: end } = textarea
    applyEdit(textarea, change({ text, start, end }))
  }
  const run = (command: Command) => {
    if (command === 'link') setAsksForUrl(true)
    else edit(edits[command])
  }
  return {
    asksForUrl,
    run,
    runShortcut: (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      run(command)
    },
    insertUrl: (url: string) => {
      setAsksForUrl(false)
      edit((selection) => insertLink(selection, url))
    },
    cancelUrl: () => {
      setAsksForUrl(false)
      container.current?.querySelector('textarea')?.focus()
    },
  }
}
