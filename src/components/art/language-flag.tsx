import { cx } from 'class-variance-authority'

import type { Language } from '@/i18n/languages'

export function LanguageFlag({ language, className }: { language: Language; className?: string }) {
  return (
    <img
      src={`/flags/${language}.svg`}
      width={20}
      height={14}
      alt=""
      className={cx('shrink-0 rounded-[3px]', className)}
    />
  )
}
