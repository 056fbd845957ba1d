import { closeHistory } from 'prosemirror-history'
import type { Node as Document } from 'prosemirror-model'
import { EditorView, type EditorProps } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { editorState } from './editor-state'
import { htmlOf } from './study-document'

/**
 * Shows a text in the element of `host`.
 * @param opened is read only once
 * @param onChange receives undefined if the text is again as it was opened
 */
export function useEditorView(
  opened: Document,
  props: EditorProps,
  onChange: (html: string | undefined) => void,
) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState(() => editorState(opened))

  const update = useEffectEvent((next: typeof state, isEdited: boolean) => {
    setState(next)
    if (!isEdited) return
    const html = htmlOf(next.doc)
    onChange(html === htmlOf(opened) ? undefined : html)
  })
  const create = useEffectEvent(() => {
    const created: EditorView = new EditorView(host.current, {
      state,
      dispatchTransaction: (change) => {
        const { doc } = created.state
        // A paste can be undone alone.
        if (change.getMeta('paste') === true) closeHistory(change)
        created.updateState(created.state.apply(change))
        update(created.state, !created.state.doc.eq(doc))
      },
    })
    return created
  })
  useEffect(() => {
    const created = create()
    view.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => view.current?.setProps(props))
  return { host, view, state }
}
