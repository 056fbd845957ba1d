import { Slice } from 'prosemirror-model'
import type { EditorProps, EditorView } from 'prosemirror-view'

import { notify } from '@/components/toast/notify'
import { isAllowedAttribute, isLink, isStudyTag, parseHtml } from '@/features/case-studies/study-html'

import { fitHtml, type Dropped } from '../reading/fit-html'
import { schema } from '../schema'
import { prepareClipboard } from './clipboard-steps'

interface PasteOptions {
  isLong: boolean
  /** Receives a picture that comes without text. */
  onPicture: (file: File) => void
}

/** Handles what is pasted or dropped into the editor. */
export function pasteProps({ isLong, onPicture }: PasteOptions): EditorProps {
  const takePicture = (event: Event, data: DataTransfer | null) => {
    // Word copies a text also as a picture of this text.
    const hasText = data?.getData('text/plain') !== ''
    const file = hasText ? undefined : [...data.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return false
    event.preventDefault()
    if (isLong) onPicture(file)
    else tellDropped({ pictures: 1, lines: 0, tables: 0 }, isLong)
    return true
  }
  let isForeign = false
  return {
    handleDOMEvents: {
      paste: (_view, event) => takePicture(event, event.clipboardData),
      // Browsers add a file to a picture that is dragged inside of the text.
      drop: (view, event) => !view.dragging && takePicture(event, event.dataTransfer),
    },
    handlePaste: (view, event) =>
      linkSelection(view, event.clipboardData?.getData('text/plain').trim() ?? ''),
    transformPastedHTML: (html) => {
      const root = parseHtml(withTable(html))
      const isOwn = isCopiedHere(root)
      isForeign = !isOwn
      if (isOwn && isLong) return html
      for (const slice of root.querySelectorAll(`[${SLICE}]`)) slice.removeAttribute(SLICE)
      if (!isOwn) prepareClipboard(root)
      const { root: fitted, dropped } = fitHtml(root, isLong)
      tellDropped(dropped, isLong)
      return fitted.innerHTML
    },
    // Also called for a part of the text that is dragged.
    transformPasted: (slice, view) => {
      const pasted = isForeign ? withWholeStart(slice, view) : slice
      isForeign = false
      return pasted
    },
  }
}

/** Without its table, the parser would drop the rows and join the words of their cells. */
const withTable = (html: string) =>
  /^(?:\s|<!--[\s\S]*?-->|<meta[^>]*>)*<(?:tr|td|th|tbody|thead)\b/i.test(html)
    ? `<table>${html}</table>`
    : html

/** A heading or list of several blocks does not become a part of the paragraph that it is pasted into. */
function withWholeStart(slice: Slice, { state: { selection } }: EditorView): Slice {
  const { content, openStart, openEnd } = slice
  const begins = content.childCount > 1 && content.firstChild?.type !== schema.nodes.p
  const isInText = selection.$from.depth === 1 && selection.$from.parent.content.size > 0
  return begins && isInText && openStart > 0 ? new Slice(content, 0, openEnd) : slice
}

const SLICE = 'data-pm-slice'

/** ProseMirror copies a part of a text with this attribute, which says in which blocks the part begins and ends. */
const isCopiedHere = (root: Element) =>
  root.querySelector(`[${SLICE}]`) !== null &&
  [...root.querySelectorAll('*')].every(
    ({ localName, attributes }) =>
      [...attributes].every(
        ({ name, value }) => name === SLICE || isAllowedAttribute(localName, name, value),
      ) &&
      (isStudyTag(localName) || localName === 'meta'),
  )

function tellDropped({ pictures, lines, tables }: Dropped, isLong: boolean) {
  const titles = [
    pictures > 0 &&
      `Pictures that were not pasted: ${pictures}. ${isLong ? 'Please upload them.' : 'This text has none.'}`,
    lines > 0 && `Horizontal lines that were not pasted: ${lines}.`,
    tables > 0 && `Tables that were pasted as paragraphs: ${tables}.`,
  ]
  for (const title of titles) if (title) notify({ tone: 'error', title })
}

/** An address that is pasted over words becomes their link. */
function linkSelection({ state, dispatch }: EditorView, address: string): boolean {
  const { empty, from, to } = state.selection
  const isAddress = /^(https?:\/\/|mailto:)/i.test(address) && isLink(address)
  if (empty || !isAddress || !state.doc.textBetween(from, to).trim()) return false
  const { a } = schema.marks
  dispatch(
    state.tr
      .removeMark(from, to, a)
      .addMark(from, to, a.create({ href: address }))
      .setMeta('paste', true),
  )
  return true
}
