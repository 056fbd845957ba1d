/** jsdom has no layout, so no element is ever resized there. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
