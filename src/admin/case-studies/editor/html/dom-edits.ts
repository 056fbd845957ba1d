/** Replaces an element with its child nodes. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Replaces an element with an element that has another tag, the same attributes and the same child nodes. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Returns whether a node has no text other than white space, and no picture or line. */
export const isBlank = (node: Node): boolean =>
  node.textContent?.trim() === '' && !(node instanceof Element && node.matches('img, hr, br, :has(img, hr)'))
