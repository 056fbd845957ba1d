import DOMPurify from 'dompurify'

/**
 * The HTML of a study made safe to show (D24): text markup only, no forms, no embedded documents, no styles or
 * names that could clash with the page's own.
 */
export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'audio', 'video', 'h1'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'autofocus', 'tabindex'],
  })
}
