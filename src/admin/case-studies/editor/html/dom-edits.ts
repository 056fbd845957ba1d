export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export const isBlank = (node: Node): boolean =>
  node.textContent?.trim() === '' && !(node instanceof Element && node.matches('img, hr, br, :has(img, hr)'))
