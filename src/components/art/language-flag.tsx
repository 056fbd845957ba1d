import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import type { Language } from '@/i18n/languages'

/** The only drawings with colours that are not design tokens. */
export function LanguageFlag({ language, className }: { language: Language; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 14"
      width="20"
      height="14"
      className={cx('shrink-0 overflow-hidden rounded-[3px]', className)}
      aria-hidden="true"
      focusable="false"
    >
      {flags[language]}
      <rect
        x="0.25"
        y="0.25"
        width="19.5"
        height="13.5"
        rx="2.75"
        fill="none"
        stroke="#000"
        strokeOpacity="0.18"
        strokeWidth="0.5"
      />
    </svg>
  )
}

const flags: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="M0 0l20 14M20 0L0 14" />
      <path stroke="#c8102e" strokeWidth="1.1" d="M0 0l20 14M20 0L0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  sk: (
    <>
      <path fill="#fff" d="M0 0h20v4.700H0z" />
      <path fill="#0b4ea2" d="M0 4.700h20v4.700H0z" />
      <path fill="#ee1c25" d="M0 9.300h20V14H0z" />
      <path
        fill="#ee1c25"
        stroke="#fff"
        strokeWidth="0.8"
        d="M3 3h6.500v4.600c0 2-1.6 3.2-3.25 4C4.6 10.8 3 9.6 3 7.600z"
      />
      <path
        fill="#0b4ea2"
        d="M3.8 9.300c.6-.8 1.3-.8 1.7-.3.5-.7 1-.7 1.5 0 .4-.5 1.1-.5 1.7.3-.6.9-1.5 1.5-2.450 2-.9-.5-1.850-1.1-2.450-2z"
      />
      <path stroke="#fff" strokeWidth="0.8" d="M6.25 4v5M5 5.200h2.500M4.5 6.700h3.5" />
    </>
  ),
  cz: (
    <>
      <path fill="#fff" d="M0 0h20v7H0z" />
      <path fill="#d7141a" d="M0 7h20v7H0z" />
      <path fill="#11457e" d="M0 0l10 7-10 7z" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h20v4.700H0z" />
      <path fill="#d00" d="M0 4.700h20v4.700H0z" />
      <path fill="#ffce00" d="M0 9.300h20V14H0z" />
    </>
  ),
}
