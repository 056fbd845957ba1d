import { plainStyle, styleAttributeOf, styleOf } from '../reading/text-style'
import { rename, unwrap } from './elements'
import { nestWordLists } from './word-lists'

/**
 * What each program's clipboard needs before `fitHtml` reads it as a browser shows it. In this order. The styles of
 * Google Docs, OneNote, LibreOffice, mails and web pages need nothing more.
 */
const steps: readonly { source: string; run: (root: Element) => void }[] = [
  { source: 'Excel, LibreOffice', run: applyClassStyles },
  { source: 'Word', run: nestWordLists },
  { source: 'Word', run: showVmlPictures },
  { source: 'Word', run: removeCommentMarks },
  { source: 'Word for the web', run: renameHeadings },
  { source: 'Word for the web', run: removeParagraphMarks },
  { source: 'Word', run: joinSpaces },
  { source: 'Google Docs, Confluence', run: removeZeroWidthSpaces },
  { source: 'Safari', run: replaceHardSpaces },
  { source: 'Word, web pages', run: unwrapLinksInPage },
  { source: 'mails, Confluence', run: unwrapLayoutTables },
  { source: 'all', run: lowerHeadings },
  { source: 'all', run: unboldHeadings },
]

export function prepareClipboard(root: Element): void {
  for (const { run } of steps) run(root)
}

const classRule = /\.([\w-]+)\s*\{([^{}]*)\}/g
const shownAsMark = /font-weight|font-style|vertical-align\s*:\s*su|line-through/i

/** Excel and LibreOffice write bold and italic cells as classes of a style sheet. */
function applyClassStyles(root: Element) {
  for (const sheet of root.querySelectorAll('style')) {
    for (const [, name = '', style = ''] of sheet.textContent.matchAll(classRule)) {
      if (!shownAsMark.test(style)) continue
      for (const element of root.querySelectorAll(`[class~="${name}"]`)) {
        element.setAttribute('data-style', `${style.replaceAll(/\s+/g, ' ')};${styleAttributeOf(element)}`)
      }
    }
  }
}

/** Word writes some pictures only as VML, or in a comment that only Word reads. */
function showVmlPictures(root: Element) {
  for (const data of root.querySelectorAll('v\\:imagedata')) data.replaceWith(picture(root))
  if (root.querySelector('img')) return
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const comment = comments.currentNode as Comment
    if (comment.data.includes('<v:imagedata')) comment.after(picture(root))
  }
}

const picture = ({ ownerDocument }: Element) => ownerDocument.createElement('img')

/** The comments of reviewers are hidden by a style sheet that only Word reads. */
function removeCommentMarks(root: Element) {
  for (const mark of root.querySelectorAll('.MsoCommentReference')) mark.remove()
  for (const part of root.querySelectorAll('[data-style*="mso-element:comment" i]')) part.remove()
}

/** Word for the web copies a heading as a paragraph with a role. */
function renameHeadings(root: Element) {
  for (const heading of root.querySelectorAll('p[role=heading]')) {
    rename(heading, `h${Math.min(Number(heading.getAttribute('aria-level')) || 2, 6)}`)
  }
}

function removeParagraphMarks(root: Element) {
  for (const mark of root.querySelectorAll('.EOP')) mark.remove()
}

/** Word writes repeated spaces, and those of an indented line, as non-breaking ones. */
function joinSpaces(root: Element) {
  if (!root.querySelector('[class*="Mso"], [data-style*="mso-"], [class*="SCXW"]')) return
  changeTexts(root, (text) => text.replaceAll(/[ \u00a0]{2,}/g, ' '))
}

/** Some programs write them into empty blocks, or where a word may be broken. */
function removeZeroWidthSpaces(root: Element) {
  changeTexts(root, (text) => text.replaceAll(/[\u200b\ufeff]/g, ''))
}

function changeTexts(root: Element, change: (text: string) => string) {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.closest('pre')) text.data = change(text.data)
  }
}

/** Safari writes the space between two words with different marks as a non-breaking one. */
function replaceHardSpaces(root: Element) {
  for (const space of root.querySelectorAll('.Apple-converted-space')) {
    if (!space.textContent.trim()) space.textContent = ' '
  }
}

/** Word's table of contents, and footnotes: the places that they lead to are not copied. */
function unwrapLinksInPage(root: Element) {
  for (const link of root.querySelectorAll('a[href^="#"]')) unwrap(link)
}

/** Mails and panels put a text into a table with one cell. */
function unwrapLayoutTables(root: Element) {
  // Inner tables first: without them, a table may have one cell.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const parts = [...table.querySelectorAll('thead, tbody, tfoot, tr, td, th')]
    const own = parts.filter((part) => part.closest('table') === table)
    const isLayout =
      table.getAttribute('role') === 'presentation' ||
      own.filter((part) => part.matches('td, th')).length === 1
    if (isLayout && !table.caption) for (const part of [...own, table]) rename(part, 'div')
  }
}

/** The title of the study is the `h1` of its page. */
function lowerHeadings(root: Element) {
  const lower = root.querySelector('h1') ? 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1)) + lower
    if (lower) rename(heading, `h${Math.min(level, 6)}`)
  }
}

/** Headings are bold by themselves. Word and Google Docs make their text bold once more. */
function unboldHeadings(root: Element) {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const element of heading.querySelectorAll('*')) {
      if (!styleOf(element, plainStyle).marks.has('strong')) continue
      element.setAttribute('data-style', `${styleAttributeOf(element)};font-weight:normal`)
    }
  }
}
