import { JSDOM } from 'jsdom'

/**
 * Makes the HTML sanitizer work in Node. It reads the global `window` at its first call and keeps it. Afterwards there is
 * no `window`, because other packages would take Node for a browser.
 */
export function initializeSanitizer(sanitize: (html: string) => string) {
  Reflect.set(globalThis, 'window', new JSDOM('').window)
  sanitize('')
  Reflect.deleteProperty(globalThis, 'window')
}
