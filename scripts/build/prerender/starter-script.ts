/**
 * Inline script of every page. After the first paint it preloads the chunks of the page, displays the sections below
 * the first screen, and imports the entry. It displays one section per frame, so that layout does not block the main
 * thread for long. If the browser does not report paints, the script starts half a second after the first frame.
 *
 * The script in `<head>` of `index.html` removes `data-first-paint` if the page opens at a lower scroll position
 * (reload, back, hash). Then the sections are displayed from the start. The script is the same on every page, because
 * the content security policy allows it by its hash.
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
  const sections = 'firstPaint' in dataset ? document.querySelectorAll('main > :not(script), #root > footer') : []
  for (const { style } of sections) {
    style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  delete dataset.firstPaint
  for (const section of sections) section.removeAttribute('style')
  import(entry)
}
requestAnimationFrame(() => setTimeout(start, 500))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
`
