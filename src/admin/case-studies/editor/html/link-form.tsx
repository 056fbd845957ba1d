import { useState } from 'react'

import { isLink } from '@/features/case-studies/study-html'

import { FormFrame, FormText } from './form-frame'

interface LinkFormProps {
  /** The address of the link around the caret. Empty for a new link. */
  href: string
  /** An empty address removes the link. */
  onSave: (href: string) => void
  onCancel: () => void
}

export function LinkForm({ href, onSave, onCancel }: LinkFormProps) {
  const [url, setUrl] = useState(href)
  const [isInvalid, setInvalid] = useState(false)
  const save = () => {
    const address = url.trim()
    if (isLink(address) || (href && !address)) onSave(address)
    else setInvalid(true)
  }
  return (
    <FormFrame
      label="Link"
      submit={href ? 'Change link' : 'Insert link'}
      error={isInvalid && 'Please give an address that starts with https://, mailto:, tel:, / or #.'}
      onSubmit={save}
      onCancel={onCancel}
    >
      <FormText
        label={href ? 'Address of the link (empty: no link)' : 'Address of the link'}
        value={url}
        isFirst
        onChange={setUrl}
      />
    </FormFrame>
  )
}
