import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'

import { schema } from './schema'
import { around, insertBlock } from './text-commands'

const { p, table, tr: row, td, th } = schema.nodes

/** The buttons of the form for a table. */
export const tableCommands: Readonly<Record<string, Command>> = {
  'Add row': withScope(addRowAfter),
  'Add column': withScope(addColumnAfter),
  'Delete row': deleteRow,
  'Delete column': deleteColumn,
  'Delete table': deleteTable,
}

export function insertTable(state: EditorState): Transaction {
  const cells = (make: () => ReturnType<typeof p.create>) => row.create(null, [make(), make()])
  const headers = cells(() => th.create({ scope: 'col' }, p.create()))
  const empty = () => cells(() => td.create(null, p.create()))
  return insertBlock(state, table.create(null, [headers, empty(), empty()]))
}

export function setCaption(state: EditorState, caption: string): Transaction {
  const current = around(state, table)
  return current ? state.tr.setNodeAttribute(current.pos, 'caption', caption) : state.tr
}

/** Gives new header cells a scope: `col` in a row of headers, otherwise `row`. */
function withScope(command: Command): Command {
  return (state, dispatch) =>
    command(
      state,
      dispatch &&
        ((change) => {
          change.doc.descendants((node, pos) => {
            if (node.type !== row) return
            const isHead = node.children.every((cell) => cell.type === th)
            node.forEach((cell, offset) => {
              if (cell.type === th && cell.attrs.scope === null) {
                change.setNodeAttribute(pos + 1 + offset, 'scope', isHead ? 'col' : 'row')
              }
            })
          })
          dispatch(change)
        }),
    )
}
