import { isLink, withScheme } from '@/features/case-studies/study-html'
import { pathPattern } from '@/i18n/href'
import { defaultLanguage } from '@/i18n/languages'
import { pageKeys } from '@/routes'

import { DialogForm, DialogText } from './dialog-form'

const sitePages = pageKeys
  .map((page) => pathPattern(defaultLanguage, page))
  .filter((path) => !path.includes(':'))

const noLink = 'Please enter an address that starts with https://, mailto:, tel:, / or #.'

interface LinkFormProps {
  url: string
  /** @param url empty for no link */
  onSave: (url: string) => void
  onClose: () => void
}

export function LinkForm({ url, onSave, onClose }: LinkFormProps) {
  return (
    <DialogForm
      title="Link"
      submit="Save link"
      onSubmit={({ url: typed = '' }) => {
        const completed = withScheme(typed)
        if (completed && !isLink(completed)) return noLink
        onSave(completed)
        return undefined
      }}
      onClose={onClose}
    >
      <DialogText name="url" label="Address (leave empty for no link)" value={url} suggestions={sitePages} />
      <p className="text-small text-muted">
        Type / to choose a page of this site. The link leads to the same page in the reader’s language.
      </p>
    </DialogForm>
  )
}
