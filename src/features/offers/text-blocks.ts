/** A paragraph or a list of a plain text. A line break inside a paragraph or item is `\n`. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Matches a line that begins with `•`, `-`, `–` or `*`. White space before this character is allowed. White space after
 * `-`, `–` and `*` is required.
 */
const LIST_ITEM = /^\s*(?:•|[-–*](?=\s))\s*(.*)$/

/**
 * Splits plain text into paragraphs and lists. A line that `LIST_ITEM` matches is a list item. An indented line after
 * a list item continues the item; any other line starts a paragraph. An empty line ends the block. Line breaks within a
 * paragraph or an item are kept (spec 2).
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  const start = (block: TextBlock) => {
    blocks.push(block)
    open = block
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const item = LIST_ITEM.exec(line)?.[1]
    if (line.trim() === '') open = undefined
    else if (item !== undefined) {
      if (open?.kind === 'list') open.items.push(item)
      else start({ kind: 'list', items: [item] })
    } else if (open?.kind === 'list' && /^\s/.test(line)) {
      open.items.push(`${open.items.pop() ?? ''}\n${line.trim()}`)
    } else if (open?.kind === 'paragraph') open.text += `\n${line}`
    else start({ kind: 'paragraph', text: line })
  }
  return blocks
}
