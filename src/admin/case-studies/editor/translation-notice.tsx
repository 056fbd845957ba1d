import { Check } from 'lucide-react'
import { useRevalidator } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { markTranslationAsRead } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'

import { translationMarks } from '../translations/translation-marks'

const markTexts = {
  unread: 'This is a machine translation that nobody has read yet.',
  outdated: 'The English text has changed since this translation was made.',
}

interface TranslationNoticeProps {
  version: StoredVersion
  english: StoredVersion
  onRead: (version: StoredVersion) => void
}

export function TranslationNotice({ version, english, onRead }: TranslationNoticeProps) {
  const { revalidate } = useRevalidator()
  const marks = translationMarks(version, english)
  if (marks.length === 0) return null

  const markAsRead = async () => {
    try {
      onRead(await markTranslationAsRead(version, english))
      await revalidate()
    } catch (error) {
      console.error('Could not mark the translation as read', error)
      notify({ tone: 'error', title: 'The mark could not be saved. Please try again.' })
    }
  }
  return (
    <section aria-label="Machine translation" className="rounded-control bg-tint px-5 py-4 text-small">
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{markTexts[mark]}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => void markAsRead()}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
      >
        <Check aria-hidden="true" className="size-4" />I have compared it with the English text
      </button>
    </section>
  )
}
