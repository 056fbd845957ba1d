import { isAllowedAttribute, studyElements, type StudyTag } from '@/features/case-studies/study-html'

import { BlockWriter } from './block-writer'
import { isList, ListWriter } from './list-writer'
import { fitSpans } from './table-spans'
import { isBlock, isInvisible, plainStyle, styleOf, type TextStyle } from './text-style'

/** What the text has, but the editor has not. */
export interface Dropped {
  pictures: number
  lines: number
  tables: number
}

/**
 * Writes any HTML with the elements of the editor's model: each visible word once, in its order, with the spaces, line
 * breaks, marks, lists and tables that a browser shows. Drops what is empty. So ProseMirror's parser has nothing to
 * decide, which would tear lists and tables apart.
 * @param isLong false for a text without headings, quotations, tables and pictures
 */
export function fitHtml(source: Element, isLong = true): { root: HTMLElement; dropped: Dropped } {
  const { ownerDocument: document } = source
  const dropped = { pictures: 0, lines: 0, tables: 0 }
  const writer = new BlockWriter(document)
  walk(source.childNodes, writer, plainStyle)
  writer.add()
  const root = document.createElement('div')
  root.append(...writer.blocks)
  return { root, dropped }

  function walk(nodes: Iterable<Node>, to: BlockWriter, style: TextStyle) {
    const items: Node[] = []
    for (const node of nodes) {
      const isItem = node instanceof Element && node.localName === 'li'
      if (isItem || (items.length > 0 && !isVisible(node))) {
        items.push(node)
        continue
      }
      if (items.length > 0) addList(undefined, items.splice(0), to, style)
      visit(node, to, style)
    }
    if (items.length > 0) addList(undefined, items, to, style)
  }

  function visit(node: Node, to: BlockWriter, outer: TextStyle) {
    if (node instanceof Text) {
      if (outer.isPreformatted) to.writePreformatted(node.data, outer.marks)
      else to.write(node.data, outer.marks)
      return
    }
    if (!(node instanceof Element) || isInvisible(node)) return
    const style = styleOf(node, outer)
    if (node.localName === 'br') to.break(outer.marks)
    else if (node.localName === 'img') addPicture(node, to, style)
    else if (isBlock(node)) {
      to.end()
      visitBlock(node, to, style)
      to.end()
    } else walk(node.childNodes, to, style)
  }

  function visitBlock(element: Element, to: BlockWriter, style: TextStyle) {
    const { localName } = element
    if (isList(element)) addList(element, element.childNodes, to, style)
    else if (localName === 'hr') dropped.lines += 1
    else if (localName === 'table' && isLong && !to.isInner) addTable(element as HTMLTableElement, to, style)
    else if (localName === 'blockquote' && isLong && !to.isInner) {
      const quotation = create('blockquote', element)
      quotation.append(...innerBlocks(element.childNodes, to, style))
      to.add(...(quotation.firstChild ? [quotation] : []))
    } else if (localName === 'figure' && element.querySelector('img')) addFigure(element, to, style)
    else {
      if (localName === 'table') dropped.tables += 1
      const { tag } = to
      const level = /^h(\d)$/.exec(localName)?.[1]
      if (level && isLong) to.tag = `h${Math.min(Math.max(Number(level), 2), 4)}`
      walk(element.childNodes, to, style)
      to.end()
      to.tag = tag
    }
  }

  function create(tag: StudyTag, source?: Element): Element {
    const element = document.createElement(tag)
    for (const name of studyElements[tag].attributes ?? []) {
      const value = source?.getAttribute(name)?.trim()
      if (value !== undefined && isAllowedAttribute(tag, name, value)) element.setAttribute(name, value)
    }
    return element
  }

  function innerBlocks(nodes: Iterable<Node>, outer: BlockWriter, style: TextStyle) {
    return withoutHeadings(blocksOf(nodes, outer, style))
  }

  /** In a list item, quotation or cell, a heading becomes a paragraph. */
  function withoutHeadings(blocks: readonly Element[]): Element[] {
    return blocks.map((block) => {
      if (!isHeading(block)) return block
      const paragraph = create('p')
      paragraph.append(...block.childNodes)
      return paragraph
    })
  }

  function blocksOf(nodes: Iterable<Node>, outer: BlockWriter, style: TextStyle): Element[] {
    const inner = outer.inner()
    walk(nodes, inner, style)
    inner.end()
    return inner.blocks
  }

  function addList(source: Element | undefined, nodes: Iterable<Node>, to: BlockWriter, style: TextStyle) {
    const list = new ListWriter(source, document)
    addItems(nodes, list, to, style)
    to.add(...list.finish())
  }

  function addItems(nodes: Iterable<Node>, list: ListWriter, to: BlockWriter, style: TextStyle) {
    let others: Node[] = []
    const addOthers = () => {
      list.addBlocks(innerBlocks(others, to, style))
      others = []
    }
    for (const node of nodes) {
      const isItem = node instanceof Element && node.localName === 'li'
      const isGroup = node instanceof Element && node.querySelector('li') !== null
      if (!isItem && !isGroup) {
        if (isVisible(node) || others.length > 0) others.push(node)
        continue
      }
      if (others.length > 0) addOthers()
      if (isInvisible(node)) continue
      const inner = styleOf(node, style)
      if (isItem) addItem(node, list, to, inner)
      else if (isList(node)) for (const block of blocksOf([node], to, style)) list.addList(block)
      else addItems(node.childNodes, list, to, inner)
    }
    if (others.length > 0) addOthers()
  }

  /** A heading cannot be in an item. If all the item is a heading, it is one between two lists. */
  function addItem(item: Element, list: ListWriter, to: BlockWriter, style: TextStyle) {
    const { length } = to.pictures
    const blocks = blocksOf(item.childNodes, to, style)
    const isOnlyHeadings = blocks.length > 0 && blocks.every(isHeading) && length === to.pictures.length
    if (isOnlyHeadings && !to.isInner) list.addHeadings(blocks)
    else list.addItem(withoutHeadings(blocks))
  }

  function addTable(source: HTMLTableElement, to: BlockWriter, style: TextStyle) {
    const table = create('table')
    const rows = [...source.rows].filter(({ cells }) => cells.length > 0)
    for (const row of rows) {
      const rowStyle = styleOf(row, style)
      const cells = Array.from(row.cells, (cell) => {
        const fitted = create(cell.localName === 'th' ? 'th' : 'td', cell)
        fitted.append(...innerBlocks(cell.childNodes, to, styleOf(cell, rowStyle)))
        return fitted
      })
      const fittedRow = create('tr')
      fittedRow.append(...cells)
      table.append(fittedRow)
    }
    fitSpans(rows, [...table.children])
    const caption = source.caption && withoutLineBreaks(source.caption)
    if (caption) {
      const element = create('caption')
      element.textContent = caption
      table.prepend(element)
    }
    to.add(...(rows.length > 0 ? [table] : []))
  }

  function addPicture(image: Element, to: BlockWriter, { marks }: TextStyle, caption = '') {
    const picture = create('img', image)
    if (!isLong || !picture.hasAttribute('src')) {
      // Mails and pages count their readers with pictures of one pixel.
      if (image.getAttribute('width') !== '1') dropped.pictures += 1
      return false
    }
    let block: Element = picture
    const href = marks.get('a')
    if (href) {
      block = create('a')
      block.setAttribute('href', href)
      block.append(picture)
    }
    if (caption) {
      const figure = create('figure')
      const text = create('figcaption')
      text.textContent = caption
      figure.append(block, text)
      block = figure
    }
    to.end()
    to.addPicture(block)
    return true
  }

  /** A caption belongs to the last picture. Without a picture, it is a paragraph. */
  function addFigure(figure: Element, to: BlockWriter, style: TextStyle) {
    const images = [...figure.querySelectorAll('img')]
    const caption = figure.querySelector('figcaption')
    const text = caption ? withoutLineBreaks(caption) : ''
    const isOnlyPictures = withoutLineBreaks(figure) === text
    if (!isOnlyPictures || (caption && images.some((image) => caption.contains(image)))) {
      walk(figure.childNodes, to, style)
      return
    }
    let isCaptionAdded = !text
    for (const image of images) {
      const link = image.closest('a')
      const imageStyle = link && figure.contains(link) ? styleOf(link, style) : style
      const isLast = image === images.at(-1)
      if (addPicture(image, to, imageStyle, isLast ? text : '') && isLast) isCaptionAdded = true
    }
    if (!isCaptionAdded && caption) walk(caption.childNodes, to, style)
  }
}

/** No-break spaces between words stay. */
const withoutLineBreaks = (element: Element) => element.textContent.replaceAll(/[ \t\n\r\f]+/g, ' ').trim()

const isHeading = ({ localName }: Element) => /^h\d$/.test(localName)

const isVisible = (node: Node) =>
  node instanceof Text ? node.data.trim() !== '' : node instanceof Element && !isInvisible(node)
