/** Id of the form of a page, and the fragment of links to it. A page has at most one of these forms. */
export const enquiryFormId = 'enquiry'

/** The fragment of the form if the visitor has begun to fill it in, so that it stays in view. Otherwise ''. */
export function startedFormHash(): string {
  const form = document.getElementById(enquiryFormId)
  if (!(form instanceof HTMLFormElement)) return ''
  const isFilled = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.size > 0)
  return [...new FormData(form).values()].some(isFilled) ? `#${enquiryFormId}` : ''
}
