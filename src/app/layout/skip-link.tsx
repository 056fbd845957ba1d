import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { scrollToElement } from '@/lib/motion'

const CONTENT_ID = 'content'

export function SkipLink() {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(CONTENT_ID)
    if (!content) return
    event.preventDefault()
    scrollToElement(content)
  }
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={skip}
      className="skip-link absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-small font-medium text-on-primary focus:translate-y-0"
    >
      {t('skip_to_content')}
    </a>
  )
}
