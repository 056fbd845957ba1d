import { styleAttributeOf } from './text-style'

export const isList = ({ localName }: Element): boolean => /^(ul|ol|menu|dir)$/.test(localName)

const types: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}
const styleType = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([\w-]+)/i

/** As in the attribute `type`. Undefined for a list with 1, 2, 3. */
export function listTypeOf(list: Element): string | undefined {
  const type = list.getAttribute('type') ?? ''
  if (/^[aAiI]$/.test(type)) return type
  const item = list.querySelector(':scope > li')
  const style = styleType.exec(styleAttributeOf(list)) ?? (item && styleType.exec(styleAttributeOf(item)))
  return types[style?.[1]?.toLowerCase() ?? '']
}

/** Writes a list. Each item begins with a text, so no item is empty and no list is the first child of a list. */
export class ListWriter {
  private readonly source: Element | undefined
  private readonly document: Document
  private readonly blocks: Element[] = []
  private list: Element

  constructor(source: Element | undefined, document: Document) {
    this.source = source
    this.document = document
    this.list = this.create()
    const start = Number(source?.getAttribute('start') ?? 1)
    if (Number.isSafeInteger(start) && start !== 1) this.startAt(start)
  }

  private create(): Element {
    const isNumbered = this.source?.localName === 'ol'
    const list = this.document.createElement(isNumbered ? 'ol' : 'ul')
    const type = isNumbered && listTypeOf(this.source)
    if (type) list.setAttribute('type', type)
    return list
  }

  private startAt(number: number) {
    if (this.list.localName === 'ol') this.list.setAttribute('start', String(number))
  }

  addItem(blocks: readonly Element[]): void {
    const first = blocks.findIndex((block) => !isList(block))
    for (const list of blocks.slice(0, first < 0 ? undefined : first)) this.addList(list)
    if (first < 0) return
    const item = this.document.createElement('li')
    item.append(...blocks.slice(first))
    this.list.append(item)
  }

  /** Adds blocks without a marker, below the last item. */
  addBlocks(blocks: readonly Element[]): void {
    const item = this.list.lastElementChild
    if (item) item.append(...blocks)
    else this.addItem(blocks)
  }

  /** Puts a list into the last item. Without one, the first items are those of the list. */
  addList(list: Element): void {
    const item = this.list.lastElementChild
    if (item) item.append(list)
    else if (list.localName === this.list.localName) this.list.append(...list.children)
    else this.blocks.push(list)
  }

  /** Puts headings between two parts of the list, whose numbers go on. */
  addHeadings(headings: readonly Element[]): void {
    const first = Number(this.list.getAttribute('start') ?? 1)
    const next = first + this.list.childElementCount + 1
    this.blocks.push(...this.finishedList(), ...headings)
    this.list = this.create()
    this.startAt(next)
  }

  private finishedList(): Element[] {
    return this.list.childElementCount > 0 ? [this.list] : []
  }

  finish(): Element[] {
    return [...this.blocks, ...this.finishedList()]
  }
}
