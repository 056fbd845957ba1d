import { JSDOM } from 'jsdom'

/**
 * Makes the HTML sanitizer work in Node. The sanitizer reads the global `window` at its first call and keeps it. So
 * this function sets a `window`, calls the sanitizer once, and removes the `window` again. Otherwise other packages
 * would take Node for a browser.
 * @param loadSanitizer imports the sanitizer. No other module may be imported during the call, so that only the
 *   sanitizer can see the `window`.
 */
export async function initializeSanitizer(loadSanitizer: () => Promise<(html: string) => string>) {
  Reflect.set(globalThis, 'window', new JSDOM('').window)
  const sanitize = await loadSanitizer()
  sanitize('')
  Reflect.deleteProperty(globalThis, 'window')
}
