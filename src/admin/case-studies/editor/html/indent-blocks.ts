import { blocks } from './normalize-blocks'

/** Puts each block element on its own line, indented by its depth, so that an administrator can read the HTML. */
export function indentBlocks(parent: Element, depth = 0): void {
  const inside = [...parent.children].filter((child) => child.matches(blocks))
  if (inside.length === 0) return
  for (const block of inside) {
    block.before(`\n${'  '.repeat(depth)}`)
    indentBlocks(block, depth + 1)
  }
  parent.append(`\n${'  '.repeat(Math.max(depth - 1, 0))}`)
}
