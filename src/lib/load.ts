/**
 * Settles a page's data: what fails is logged and becomes the fallback, which the page shows as its empty or
 * not-found state (spec 8, "Content loading"). A load that was called off is no failure.
 */
export async function loadOr<Value, Fallback>(
  what: string,
  signal: AbortSignal,
  fallback: Fallback,
  load: () => Promise<Value>,
): Promise<Value | Fallback> {
  try {
    return await load()
  } catch (error) {
    if (!signal.aborted) console.error(`Could not load ${what}`, error)
    return fallback
  }
}
