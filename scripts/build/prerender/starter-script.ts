/**
 * Inline script of every page. After the first paint it preloads the page's chunks, lays out the sections below the
 * first screen, one per frame so that no task is long, and imports the entry. If the browser does not report paints, it
 * starts half a second after the first frame. The script in the head removes `data-first-paint` from a page that opens
 * further down (reload, back, hash), so that the whole page is laid out at once. The text is the same on every page,
 * because the content security policy allows it by its hash.
 */
export const starterScript = `
let started = false
const start = async () => {
  if (started) return
  started = true
  const { entry, chunks } = JSON.parse(document.getElementById('chunks').textContent)
  for (const href of [entry, ...chunks])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { dataset } = document.documentElement
  const parts = 'firstPaint' in dataset ? document.querySelectorAll('main > :not(script), #root > footer') : []
  for (const { style } of parts) {
    style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  delete dataset.firstPaint
  for (const part of parts) part.removeAttribute('style')
  import(entry)
}
requestAnimationFrame(() => setTimeout(start, 500))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
`
