import { markTags, type Marks } from './text-style'

/** Writes blocks with their text, with the spaces that a browser shows. */
export class BlockWriter {
  readonly blocks: Element[] = []
  /** The tag of the next block of text. */
  tag = 'p'
  readonly document: Document
  readonly isInner: boolean
  readonly pictures: Element[]
  private text: Element | undefined
  private endsWithSpace = true

  /**
   * @param isInner in a list item, quotation or table cell, where only paragraphs and lists are allowed
   * @param pictures those inside of the current block, which follow it
   */
  constructor(document: Document, isInner = false, pictures: Element[] = []) {
    this.document = document
    this.isInner = isInner
    this.pictures = pictures
  }

  inner(): BlockWriter {
    return new BlockWriter(this.document, true, this.pictures)
  }

  write(text: string, marks: Marks): void {
    const collapsed = text.replaceAll(/[ \t\n\r\f]+/g, ' ')
    this.append(this.endsWithSpace ? collapsed.replace(/^ /, '') : collapsed, marks)
  }

  /** Keeps line breaks, and with non-breaking spaces the other white space. */
  writePreformatted(text: string, marks: Marks): void {
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) this.break(marks)
      const wide = line.replaceAll('\t', '\u00a0\u00a0 ')
      const isStart = this.endsWithSpace
      this.append(wide.replaceAll(/ (?= )/g, '\u00a0').replace(/^ /, isStart ? '\u00a0' : ' '), marks)
    }
  }

  private append(text: string, marks: Marks) {
    if (!text) return
    // A space alone has only the marks of the text before it.
    const parent = this.marked(marks, text !== ' ')
    if (parent.lastChild instanceof Text) parent.lastChild.data += text
    else parent.append(text)
    this.endsWithSpace = text.endsWith(' ')
  }

  break(marks: Marks): void {
    this.marked(marks).append(this.document.createElement('br'))
    this.endsWithSpace = true
  }

  /** Returns the innermost element for a text with these marks. Continues the elements at the end of the block. */
  private marked(marks: Marks, mayBegin = true): Element {
    this.text ??= this.document.createElement(this.tag)
    let parent = this.text
    for (const tag of markTags) {
      const href = marks.get(tag)
      if (href === undefined) continue
      const last = parent.lastChild
      if (last instanceof Element && last.localName === tag && (last.getAttribute('href') ?? '') === href) {
        parent = last
        continue
      }
      if (!mayBegin) break
      const mark = this.document.createElement(tag)
      if (href) mark.setAttribute('href', href)
      parent.append(mark)
      parent = mark
    }
    return parent
  }

  /** Ends the block of text. Without a visible character it is dropped, and so are spaces and line breaks at its end. */
  end(): void {
    const { text } = this
    this.text = undefined
    this.endsWithSpace = true
    if (!text?.textContent.trim()) return
    trimEnd(text)
    this.blocks.push(text)
  }

  add(...blocks: Element[]): void {
    this.end()
    this.blocks.push(...blocks)
    if (!this.isInner) this.blocks.push(...this.pictures.splice(0))
  }

  addPicture(picture: Element): void {
    if (this.isInner) this.pictures.push(picture)
    else this.add(picture)
  }
}

function trimEnd(element: Element) {
  for (let last = element.lastChild; last; last = element.lastChild) {
    if (last instanceof Text) last.data = last.data.replace(/ $/, '')
    else if (last instanceof Element && last.localName !== 'br') trimEnd(last)
    if (last.textContent) return
    last.remove()
  }
}
