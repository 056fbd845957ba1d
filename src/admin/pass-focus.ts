/** The `ref` of an element. If it is removed while it has the focus, `focusNext` is called. */
export const passFocus = (focusNext: () => void) => (element: HTMLElement | null) => () => {
  if (!element || document.activeElement !== element) return
  // React also calls this for an element that stays.
  queueMicrotask(() => {
    if (!element.isConnected) focusNext()
  })
}
