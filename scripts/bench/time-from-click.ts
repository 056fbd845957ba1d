/**
 * Runs in the page. Resolves with the milliseconds from the next click until an element of the document matches the
 * selector.
 */
export function timeFromClick(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = () => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    }
    addEventListener('click', begin, { once: true, capture: true })
  })
}
