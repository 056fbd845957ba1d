/** Id of the form of a page, and of what replaces it after it was sent. A page has at most one of these forms. */
export const enquiryFormId = 'enquiry'

export const enquiryFormLink = `#${enquiryFormId}` as const

/** `#enquiry` if the visitor has begun to fill in the form, so that a change of language keeps it in view, else ''. */
export function startedFormHash(): string {
  const form = document.getElementById(enquiryFormId)
  if (!(form instanceof HTMLFormElement)) return ''
  const data = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=hidden]')) data.delete(name)
  const isFilled = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.size > 0)
  return [...data.values()].some(isFilled) ? enquiryFormLink : ''
}
