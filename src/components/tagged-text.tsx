import type { ReactNode } from 'react'

interface TaggedTextProps {
  /** A translated text with at most one tag, such as `See the <privacy>policy</privacy>.` */
  text: string
  /** Returns the element of a tag. */
  render: (part: string, tag: string) => ReactNode
}

/** Instead of `Trans` of react-i18next, whose HTML parser takes 4 KB on each page with a form. */
export function TaggedText({ text, render }: TaggedTextProps) {
  const [before, tag, part, after] = text.split(/<(\w+)>(.*)<\/\1>/s)
  return (
    <>
      {before}
      {tag !== undefined && render(part ?? '', tag)}
      {after}
    </>
  )
}
