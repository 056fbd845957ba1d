/**
 * Starts the scripts of a page (D71). The build writes the text of this function into every document, at the end of
 * `<body>`, so it uses nothing from outside. `data-scripts` of its element has the URLs of the scripts.
 *
 * The scripts are added after the first paint, so that they do not delay it. Some engines report no paint in a hidden tab
 * or on a page that opens scrolled, so `load` or a timer starts them, too. A document without content starts them at once.
 *
 * If a script does not arrive, the page requests all scripts again until the server responds, and adds them again.
 * Firefox does not load a module again that has failed, so the last steps are one reload and a notice.
 */
export function startScripts(): void {
  const urls = document.currentScript?.dataset.scripts?.split(' ') ?? []
  let isStarted = false
  let isFormFilled = false
  let isReloading = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    addScripts()
      .catch(() => serverResponds().then(addScripts))
      .catch(reloadOnce)
    setTimeout(showNotice, 10_000)
  }

  /** Rejects if a script, or a module that it imports, does not arrive. The browser runs the scripts in this order. */
  const addScripts = () =>
    Promise.all(
      urls.map(
        (src) =>
          new Promise((onload, onerror) => {
            const script = document.createElement('script')
            document.head.append(
              Object.assign(script, { type: 'module', async: false, src, onload, onerror }),
            )
          }),
      ),
    )

  /** `reload` also replaces a failed response that the browser has cached. */
  const serverResponds = async (): Promise<unknown> => {
    const requests = urls.map((url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(10_000) }))
    try {
      return await Promise.all(requests)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return serverResponds()
    }
  }

  /** Once for each URL in a tab, and not if a form is filled in: Chromium would empty it. */
  const reloadOnce = () => {
    if (isReloading) return
    try {
      const { href } = location
      const isFirst = sessionStorage.getItem('reloaded-for') !== href
      sessionStorage.setItem('reloaded-for', href)
      isReloading = isFirst && !isFormFilled
      if (isReloading) return location.reload()
    } catch {
      // Without storage, the page could reload forever.
    }
    showNotice()
  }

  const showNotice = () => {
    const notice = document.getElementById('start-notice')
    notice?.querySelector('button')?.addEventListener('click', () => location.reload())
    notice?.removeAttribute('hidden')
  }

  addEventListener('input', () => (isFormFilled = true))
  addEventListener('start-failed', () => void serverResponds().then(reloadOnce))
  if (!document.getElementById('root')?.firstChild) return start()
  if ('PerformanceObserver' in window)
    new PerformanceObserver(() => requestAnimationFrame(start)).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 500))
  setTimeout(start, 2000)
}
