/** A resize observer that does nothing. jsdom has no layout, so it never resizes an element. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
