import { cx } from 'class-variance-authority'
import { FileCode, Image, Link, Table } from 'lucide-react'
import { keydownHandler } from 'prosemirror-keymap'
import type { Attrs } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { useImperativeHandle, useState, type ComponentProps, type Ref } from 'react'
import { flushSync } from 'react-dom'

import {
  insertBlock,
  insertTable,
  isInList,
  isInTable,
  linkAround,
  selectedPicture,
  setLink,
} from './block-commands'
import { LinkForm } from './link-form'
import { pasteProps } from './paste/paste-props'
import { PictureForm } from './picture-form'
import { schema } from './schema'
import { textCommands } from './text-commands'
import type { KeptState, TextInForm } from './text-in-form'
import { Toolbar, type ToolbarButton } from './toolbar'
import { useEditorView } from './use-editor-view'

interface TextEditorProps extends Omit<ComponentProps<'div'>, 'onChange' | 'ref'> {
  text: TextInForm
  label: string
  isLong: boolean
  isDisabled: boolean
  ref: Ref<{ focus: () => void }>
  onChange: (html: string) => void
  onClose: (kept: KeptState) => void
  onHtml: () => void
}

const { img } = schema.nodes

export function TextEditor({
  text,
  label,
  isLong,
  isDisabled,
  ref,
  onChange,
  onClose,
  onHtml,
  ...box
}: TextEditorProps) {
  const [form, setForm] = useState<'link' | 'picture' | File>()
  const linkKey = keydownHandler({
    'Mod-k': () => {
      setForm('link')
      return true
    },
  })
  const { host, view, state } = useEditorView(
    text,
    isLong,
    { ...pasteProps({ isLong, onPicture: setForm }), handleKeyDown: linkKey, editable: () => !isDisabled },
    { onChange, onClose },
  )
  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), [view])
  const close = () => {
    // While the dialog is open, nothing behind it can take the focus.
    flushSync(() => setForm(undefined))
    view.current?.focus()
  }
  const save = (change: (state: EditorState) => Transaction) => {
    // Closes the dialog first: the editor scrolls to an inserted picture only if it has the focus.
    close()
    if (view.current && !view.current.isDestroyed) view.current.dispatch(change(view.current.state))
    return undefined
  }
  const savePicture = (attrs: Attrs) =>
    save((before) => {
      const picture = img.create(attrs)
      return selectedPicture(before) ? before.tr.replaceSelectionWith(picture) : insertBlock(before, picture)
    })
  const openers: ToolbarButton[] = [
    { label: 'Link', icon: Link, keys: 'Mod+K', onClick: () => setForm('link') },
    { label: 'Table', icon: Table, only: 'long', onClick: () => save(insertTable) },
    { label: 'Picture', icon: Image, only: 'long', onClick: () => setForm('picture') },
    { label: 'HTML', icon: FileCode, onClick: onHtml },
  ]
  const buttons = textCommands.map(({ run, isActive, ...button }) => ({
    ...button,
    isActive: isActive?.(state),
    isDisabled: !isActive?.(state) && !run(state),
    onClick: () => {
      if (view.current) run(view.current.state, view.current.dispatch, view.current)
      view.current?.focus()
    },
  }))
  const shown = { long: isLong, table: isInTable(state), list: isInList(state) }
  const isShown = ({ only }: ToolbarButton) => !only || shown[only]
  return (
    <div className="rounded-control border border-control-line bg-paper has-aria-invalid:border-danger">
      <Toolbar label={`Formatting: ${label}`} buttons={[...buttons, ...openers].filter(isShown)} />
      <div
        {...box}
        ref={host}
        role="textbox"
        aria-label={label}
        aria-multiline="true"
        className={cx(
          'rich-text px-4 py-3 text-[1.0625rem] wrap-break-word whitespace-break-spaces [font-variant-ligatures:none]',
          // A long text scrolls, so that the fields below it stay near.
          isLong ? 'max-h-[60vh] min-h-68 overflow-y-auto' : 'min-h-18',
        )}
      />
      {form === 'link' && (
        <LinkForm
          url={linkAround(state).href}
          onSave={(url) => save((before) => setLink(before, url))}
          onClose={close}
        />
      )}
      {(form === 'picture' || form instanceof File) && (
        <PictureForm
          picture={form === 'picture' ? selectedPicture(state)?.attrs : undefined}
          file={form instanceof File ? form : undefined}
          onSave={savePicture}
          onClose={close}
        />
      )}
    </div>
  )
}
