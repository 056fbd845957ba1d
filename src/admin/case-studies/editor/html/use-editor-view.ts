import { closeHistory } from 'prosemirror-history'
import type { EditorState, Transaction } from 'prosemirror-state'
import { EditorView, type EditorProps } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { editorState, replaceText } from './editor-state'
import { htmlOf } from './study-document'
import type { KeptState, TextInForm } from './text-in-form'

interface Events {
  onChange: (html: string) => void
  /** The editor is removed, for example because the HTML box is shown. */
  onClose: (kept: KeptState) => void
}

/** Makes the element of `host` an editor. A text from outside is a change of the text that is shown (D77). */
export function useEditorView(
  { document, kept }: TextInForm,
  isLong: boolean,
  props: EditorProps,
  { onChange, onClose }: Events,
) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const shown = useRef(kept?.document ?? document)
  const [state, setState] = useState(() => kept?.state ?? editorState(document, isLong))

  const show = (next: EditorState) => {
    view.current?.updateState(next)
    setState(next)
  }
  const dispatchTransaction = (change: Transaction) => {
    if (!view.current) return
    // A paste can be undone without what was typed before it.
    if (change.getMeta('paste') === true) closeHistory(change)
    const next = view.current.state.apply(change)
    show(next)
    if (change.docChanged) onChange(htmlOf(next.doc))
  }
  const create = useEffectEvent(() => new EditorView(host.current && { mount: host.current }, { state }))
  const close = useEffectEvent((closed: EditorView) => {
    onClose({ state: closed.state, document: shown.current })
    closed.destroy()
  })
  useEffect(() => {
    const created = create()
    view.current = created
    return () => close(created)
  }, [])
  useEffect(() => view.current?.setProps({ ...props, ...keepCaretVisible(), dispatchTransaction }))

  const showOutside = useEffectEvent(() => {
    if (!view.current || shown.current === document) return
    shown.current = document
    show(view.current.state.apply(replaceText(view.current.state, document)))
  })
  useEffect(() => showOutside(), [document])
  return { host, view, state }
}

/** Unlike the browser, ProseMirror does not know that the sticky bar covers the end of the window. */
function keepCaretVisible(): EditorProps {
  const bottom = Number.parseFloat(document.documentElement.style.scrollPaddingBottom) || 5
  return { scrollThreshold: { ...noSides, bottom }, scrollMargin: { ...noSides, top: 5, bottom } }
}

const noSides = { top: 0, right: 0, bottom: 0, left: 0 }
