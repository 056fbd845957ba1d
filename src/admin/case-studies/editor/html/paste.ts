import type { EditorProps } from 'prosemirror-view'

import { notify } from '@/components/toast/notify'
import { isImageUrl } from '@/features/case-studies/image-rules'
import { parseHtml } from '@/features/case-studies/study-html'

import { convertWordLists, rename, unwrap } from './word-lists'

/** Handles what is pasted or dropped into the editor. Calls `onPicture` with a picture that comes without text. */
export function pasteProps(onPicture: (file: File) => void): EditorProps {
  const takePicture = (event: Event, data: DataTransfer | null) => {
    // Word copies a text also as a picture of this text.
    const hasText = data?.getData('text/plain') !== ''
    const file = hasText ? undefined : [...data.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return false
    event.preventDefault()
    onPicture(file)
    return true
  }
  return {
    handleDOMEvents: {
      paste: (_view, event) => takePicture(event, event.clipboardData),
      drop: (_view, event) => takePicture(event, event.dataTransfer),
    },
    transformPastedHTML: (html) => {
      const root = parseHtml(html)
      const isForeign = (image: Element) => !isImageUrl(image.getAttribute('src') ?? '')
      const foreign = [...root.querySelectorAll('img')].filter(isForeign)
      for (const image of foreign) image.remove()
      const title = `Pictures that were not pasted: ${foreign.length}. Please upload them.`
      if (foreign.length > 0) notify({ tone: 'error', title })
      // HTML that was copied in the editor needs no other change.
      if (!root.querySelector('[data-pm-slice]')) prepare(root)
      return root.innerHTML
    },
  }
}

/** Converts what word processors copy to elements of the editor's model, because its parser drops all other tags. */
function prepare(root: Element) {
  convertWordLists(root)
  convertStyles(root)
  convertHeadings(root)
  removeNoise(root)
}

const bold = /(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i
const italic = /(?:^|;)\s*font-style\s*:\s*italic/i
const notBold = /(?:^|;)\s*font-weight\s*:\s*(normal|[1-5]00)/i
const hidden = /display\s*:\s*none|mso-hide\s*:\s*all/i

/** Google Docs wraps the whole text in a `b` that is not bold. */
function convertStyles(root: Element) {
  // Inner elements first, because a change replaces what is inside.
  for (const element of [...root.querySelectorAll('[data-style]')].reverse()) {
    const style = element.getAttribute('data-style') ?? ''
    if (hidden.test(style)) element.remove()
    else if (element.matches('b, strong') && notBold.test(style)) unwrap(element)
    else if (element.matches('span')) {
      if (italic.test(style)) element.innerHTML = `<em>${element.innerHTML}</em>`
      if (bold.test(style)) element.innerHTML = `<strong>${element.innerHTML}</strong>`
    }
  }
  for (const mark of root.querySelectorAll('b')) rename(mark, 'strong')
  for (const mark of root.querySelectorAll('i')) rename(mark, 'em')
}

/** Word for the web copies a heading as a paragraph with a role. The title of the study is the `h1` of its page. */
function convertHeadings(root: Element) {
  for (const heading of root.querySelectorAll('p[role=heading]')) {
    rename(heading, `h${heading.getAttribute('aria-level')}`)
  }
  const lower = root.querySelector('h1') ? 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, `h${Math.min(Number(heading.localName.slice(1)) + lower, 4)}`)
  }
  for (const mark of root.querySelectorAll(':is(h2, h3, h4) strong')) unwrap(mark)
}

/** Removes Word's paragraph marks, empty blocks, repeated spaces, needless line breaks, and links to `#…`. */
function removeNoise(root: Element) {
  for (const mark of root.querySelectorAll('.EOP')) mark.remove()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replace(/[ \n\u00a0]{2,}/g, ' ')
    if (text.parentElement?.matches('.Apple-converted-space')) text.data = ' '
  }
  for (const block of root.querySelectorAll('p, div, h2, h3, h4')) {
    if (!block.textContent.trim() && !block.querySelector('img, td, th')) block.remove()
  }
  for (const end of root.querySelectorAll('br:has(+ :is(p, h2, ul, ol)), a[href^="#"]')) unwrap(end)
  for (const end of root.querySelectorAll('br')) {
    const rest = new Range()
    rest.selectNodeContents(end.closest('p, div, li, td, th, h2, h3, h4, blockquote') ?? root)
    rest.setStartAfter(end)
    if (!rest.toString().trim()) end.remove()
  }
}
