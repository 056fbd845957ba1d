import { AppError } from '@/lib/app-error'
import { pageFile, type PageKey } from '@/routes'

let link: HTMLLinkElement | undefined
let loading: Promise<void> | undefined

/**
 * Loads the styles of a page without applying them. A prerendered document contains the styles of its own page only
 * (docs/decisions/0050). Any other page needs the stylesheet of all pages, which is loaded once.
 * @throws AppError with the code `chunk_load_error` if the stylesheet cannot be loaded. The next call tries again.
 */
export async function loadStyles(page: PageKey | 'not-found'): Promise<void> {
  // Loads nothing during prerendering, which has no document, or if the document has all styles, as in development and
  // in the admin area.
  if (typeof document === 'undefined') return
  const ownStyles = document.querySelector<HTMLStyleElement>('style[data-all-pages]')
  if (ownStyles && ownStyles.dataset.page !== pageFile(page)) await (loading ??= insertStylesheet(ownStyles))
}

/** Applies the styles that `loadStyles` has loaded. The browser then recalculates the styles of the page once. */
export function applyLoadedStyles(): void {
  if (link) link.media = 'all'
}

/**
 * Inserts the stylesheet of all pages after the styles of the prerendered page, so that rules of the stylesheet
 * override these styles. Resolves when the stylesheet is loaded. `applyLoadedStyles` applies it.
 */
function insertStylesheet(ownStyles: HTMLStyleElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const inserted = document.createElement('link')
    inserted.rel = 'stylesheet'
    inserted.media = 'not all'
    inserted.href = ownStyles.dataset.allPages ?? ''
    inserted.onload = () => resolve()
    inserted.onerror = () => {
      link = loading = undefined
      inserted.remove()
      reject(new AppError('chunk_load_error'))
    }
    link = inserted
    ownStyles.after(inserted)
  })
}
