/** A `ResizeObserver` for jsdom. It does nothing, because jsdom has no layout and never resizes an element. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
