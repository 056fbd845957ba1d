/**
 * Inline script of every page. After the first paint it preloads the chunks of the page, displays the sections below
 * the first screen, and runs the chunks. Whenever a task has taken 8 ms, the script continues in another task, so that
 * the browser can handle input (docs/decisions/0053). If the browser does not report paints, the script starts half a
 * second after the first frame.
 *
 * Another script, in `<head>` of `index.html`, adopts a stylesheet that makes the first paint skip the sections below
 * the first screen. After a reload, after "back" or with a hash in the URL, `index.html` adopts no stylesheet, because
 * the page may open at a lower scroll position. The starter script removes the stylesheet. The browser can do this
 * without a recalculation of all styles, unlike the removal of an attribute of `<html>`.
 *
 * The starter script is the same on every page, because the content security policy allows it by its hash.
 */
export const starterScript = `
let started = false
const start = async () => {
  if (started) return
  started = true
  const chunks = JSON.parse(document.getElementById('chunks').textContent)
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  let taskStart = 0
  const endLongTask = async () => {
    if (performance.now() - taskStart < 8) return
    await new Promise((resolve) => setTimeout(resolve))
    taskStart = performance.now()
  }
  const sections = document.adoptedStyleSheets.length > 0
    ? document.querySelectorAll('main > :not(script), .offer-list > *, #root > footer') : []
  for (const section of sections) {
    await endLongTask()
    section.style.contentVisibility = 'visible'
    section.offsetHeight // Lays the section out.
  }
  document.adoptedStyleSheets = []
  for (const section of sections) section.removeAttribute('style')
  const entry = chunks.pop()
  for (const chunk of chunks) {
    await endLongTask()
    await import(chunk).catch(() => undefined) // The entry handles the error, because it imports the chunk again.
  }
  await endLongTask()
  import(entry)
}
requestAnimationFrame(() => setTimeout(start, 500))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
`
