import type { EditorProps } from 'prosemirror-view'

import { notify } from '@/components/toast/notify'

import { cleanPastedHtml } from './clean-pasted-html'

/** What the editor does with pasted and dropped text and files. Calls `onPicture` with a picture that comes without text. */
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
    transformPastedHTML: (pasted) => {
      const { html, pictures } = cleanPastedHtml(pasted)
      if (pictures > 0) notify({ tone: 'error', title: refusal(pictures) })
      return html
    },
  }
}

const refusal = (count: number) =>
  count === 1
    ? '1 picture was not taken over: upload it.'
    : `${count} pictures were not taken over: upload them.`
