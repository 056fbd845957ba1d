import fc from 'fast-check'
import { baseKeymap, chainCommands, deleteSelection, joinBackward, selectAll } from 'prosemirror-commands'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'

import { insertBlock, insertTable, setLink } from '../block-commands'
import { keyCommands } from '../editor-state'
import { schema } from '../schema'
import { textCommands } from '../text-commands'

/** Changes a text as an editor does. Returns the same state if nothing can be done. */
type Edit = (state: EditorState) => EditorState

const run =
  (command: Command): Edit =>
  (state) => {
    let next = state
    command(state, (change) => (next = state.apply(change)))
    return next
  }

const key = (own: Command, name: string) => run(chainCommands(own, baseKeymap[name] ?? own))

const picture = schema.nodes.img.create({ src: '/a.png', alt: '', caption: 'A b', href: '/en' })

const named: Record<string, Edit> = {
  Enter: key(keyCommands.Enter, 'Enter'),
  Backspace: key(keyCommands.Backspace, 'Backspace'),
  Delete: key(deleteSelection, 'Delete'),
  Tab: run(keyCommands.Tab),
  'Shift+Tab': run(keyCommands['Shift-Tab']),
  'Shift+Enter': run(keyCommands['Shift-Enter']),
  'Ctrl+A': run(selectAll),
  cut: run(deleteSelection),
  join: run(joinBackward),
  table: (state) => state.apply(insertTable(state)),
  picture: (state) => state.apply(insertBlock(state, picture)),
  link: (state) => state.apply(setLink(state, '/sk')),
  ...Object.fromEntries(textCommands.map(({ label, run: command }) => [label, run(command)])),
}

/** Selects from one place to another, in parts of the text. */
const select =
  (from: number, to: number): Edit =>
  (state) => {
    const place = (part: number) => state.doc.resolve(Math.round(part * state.doc.content.size))
    return state.apply(state.tr.setSelection(TextSelection.between(place(from), place(to))))
  }

const type =
  (text: string): Edit =>
  (state) =>
    state.selection.$from.parent.inlineContent ? state.apply(state.tr.insertText(text)) : state

/** Writes the name of the edit into the report of a failure. */
const reported = (name: string, edit: Edit) => Object.assign(edit, { [fc.toStringMethod]: () => name })

const part = fc.integer({ min: 0, max: 20 }).map((twentieth) => twentieth / 20)

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...Object.keys(named))
      .map((name) => reported(name, (state) => named[name]?.(state) ?? state)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(part, part).map(([from, to]) => reported(`select ${from} ${to}`, select(from, to))),
  },
  { weight: 2, arbitrary: part.map((place) => reported(`caret ${place}`, select(place, place))) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('a', 'b c', ' ', 'd ', '\u00a0')
      .map((text) => reported(`type "${text}"`, type(text))),
  },
)
