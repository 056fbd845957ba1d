/** What the tests need of a browser tab, in each engine. Selectors are CSS, and must match an element. */
export interface Tab {
  /** Opens a URL, and resolves when its document is parsed. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Sets the size of the viewport in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Calls a function in the page and returns its result, awaited. Function, arguments and result are passed as text. */
  evaluate: <Arguments extends unknown[], Result>(
    code: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Presses a key in the element that has the focus. */
  press: (key: 'Enter' | 'Tab' | 'Escape') => Promise<void>
  select: (selector: string, value: string) => Promise<void>
  attach: (selector: string, file: string) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  /** Opens a tab with a size of about 1280 × 800 px, without the cookies and the storage of other tabs. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** The code of a call for engines that take code as text. */
export const callOf = (code: (...values: never[]) => unknown, values: unknown[]): string =>
  `(${code.toString()})(...${JSON.stringify(values)})`

/** Called in the page before a click, so that nothing at the edges of the window covers the element. */
export function scrollToMiddle(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
