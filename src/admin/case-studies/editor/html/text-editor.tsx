import { FileCode, Image, Link, Table } from 'lucide-react'
import type { Attrs, Node as Document } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { useImperativeHandle, useState, type Ref } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { isLink } from '@/features/case-studies/study-html'

import { OneFieldForm } from './one-field-form'
import { pasteProps } from './paste'
import { PictureForm } from './picture-form'
import { schema } from './schema'
import { insertTable, setCaption, tableCommands } from './table-commands'
import { around, insertBlock, linkAround, selectedPicture, setLink, textCommands } from './text-commands'
import { Toolbar, type ToolbarButton } from './toolbar'
import { useEditorView } from './use-editor-view'

export { documentOf } from './study-document'

interface TextEditorProps {
  opened: Document
  label: string
  /** The attributes of the text box. */
  attributes: Record<string, string>
  isLong: boolean
  isDisabled: boolean
  ref: Ref<{ focus: () => void }>
  track: (work: Promise<void>) => void
  onChange: (html: string | undefined) => void
  onHtml: () => void
}

const { table, img } = schema.nodes

const noLink = 'Please enter an address that starts with https://, mailto:, tel:, / or #.'

export function TextEditor({
  opened,
  label,
  attributes,
  isLong,
  isDisabled,
  ref,
  track,
  onChange,
  onHtml,
}: TextEditorProps) {
  const [form, setForm] = useState<'link' | 'table' | 'picture' | File>()
  const { host, view, state } = useEditorView(
    opened,
    {
      ...pasteProps(setForm),
      attributes: { ...attributes, class: 'rich-text' },
      editable: () => !isDisabled,
    },
    onChange,
  )
  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), [view])
  const runCommand = (command: Command) => {
    const { current } = view
    if (current) command(current.state, current.dispatch, current)
  }
  const close = () => {
    setForm(undefined)
    view.current?.focus()
  }
  const save = (change: (state: EditorState) => Transaction) => {
    if (view.current && !view.current.isDestroyed) view.current.dispatch(change(view.current.state))
    close()
  }
  const savePicture = (attrs: Attrs) =>
    save((current) => {
      const picture = img.create(attrs)
      return selectedPicture(current)
        ? current.tr.replaceSelectionWith(picture)
        : insertBlock(current, picture)
    })
  const openTable = () => (around(state, table) ? setForm('table') : save(insertTable))
  const { href } = linkAround(state)
  const buttons: (ToolbarButton & { isForLong?: boolean })[] = [
    ...textCommands.map(({ run, isActive, ...button }) => ({
      ...button,
      isActive: isActive?.(state),
      isDisabled: !isActive?.(state) && !run(state),
      onClick: () => {
        runCommand(run)
        view.current?.focus()
      },
    })),
    { label: 'Link', icon: Link, onClick: () => setForm('link') },
    { label: 'Table', icon: Table, isForLong: true, onClick: openTable },
    { label: 'Picture', icon: Image, isForLong: true, onClick: () => setForm('picture') },
    { label: 'HTML', icon: FileCode, onClick: onHtml },
  ]
  return (
    <div className="rounded-control border border-control-line bg-paper has-aria-invalid:border-danger">
      <div className="border-b border-line p-1">
        <Toolbar
          label={`Formatting: ${label}`}
          buttons={buttons.filter(({ isForLong }) => isLong || !isForLong)}
        />
      </div>
      {form === 'link' && (
        <OneFieldForm
          label="Link"
          field={href ? 'Address of the link (empty: no link)' : 'Address of the link'}
          submit={href ? 'Change link' : 'Insert link'}
          value={href}
          check={(url) => (isLink(url) || (href && !url) ? undefined : noLink)}
          onSave={(url) => save((current) => setLink(current, url))}
          onCancel={close}
        />
      )}
      {form === 'table' && (
        <OneFieldForm
          label="Table"
          field="Caption (can be empty)"
          submit="Set caption"
          value={String(around(state, table)?.node.attrs.caption ?? '')}
          onSave={(caption) => save((current) => setCaption(current, caption))}
          onCancel={close}
        >
          <div className="flex flex-wrap gap-2">
            {Object.entries(tableCommands).map(([name, command]) => (
              <button
                key={name}
                type="button"
                onClick={() => runCommand(command)}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                {name}
              </button>
            ))}
          </div>
        </OneFieldForm>
      )}
      {(form === 'picture' || form instanceof File) && (
        <PictureForm
          picture={form === 'picture' ? selectedPicture(state)?.attrs : undefined}
          file={form instanceof File ? form : undefined}
          track={track}
          onSave={savePicture}
          onCancel={close}
        />
      )}
      <div ref={host} />
    </div>
  )
}
