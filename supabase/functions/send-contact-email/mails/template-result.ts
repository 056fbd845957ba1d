import type { MailContent } from '../../_shared/mail-content.ts'

/** The result of a form's template. `enquiry-mail.ts` adds the parts that all mails share. */
export type TemplateResult = Omit<MailContent, 'id' | 'intro' | 'metadata'> & {
  /** Name of the form, for the sentence "Sent with the … of the website". */
  form: string
}
