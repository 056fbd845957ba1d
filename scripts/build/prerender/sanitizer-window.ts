import { JSDOM } from 'jsdom'

/**
 * Lets the sanitiser of stored HTML work while pages are built: it takes the `window` that is there at its first use
 * and keeps it. The window is taken away again at once, because other packages would mistake it for a browser.
 * @param loadSanitizer imports the sanitiser, with nothing else that has not been imported yet
 */
export async function giveSanitizerWindow(loadSanitizer: () => Promise<(html: string) => string>) {
  Reflect.set(globalThis, 'window', new JSDOM('').window)
  const sanitize = await loadSanitizer()
  sanitize('')
  Reflect.deleteProperty(globalThis, 'window')
}
