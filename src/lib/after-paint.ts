/** Calls a function after the next paint: the frame callback runs before the paint, and its timer after the paint. */
export const afterPaint = (run: () => void) => void requestAnimationFrame(() => setTimeout(run))
