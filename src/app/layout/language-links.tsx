import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { translateHref } from '@/i18n/href'
import { languageFacts, languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { usePreload } from '@/lib/preload'

interface LanguageLinksProps {
  className: string
  /** Shown beside the current language. */
  mark?: ReactNode
  onClick?: () => void
}

/** One link per language to the page being shown, each named in its own language. */
export function LanguageLinks({ className, mark, onClick }: LanguageLinksProps) {
  const current = useLanguage()
  const preload = usePreload()
  const { pathname, search } = useLocation()
  return languages.map((language) => {
    const { tag, name } = languageFacts[language]
    const target = translateHref(pathname, search, language)
    const isCurrent = language === current
    const prepare = () => preload(target)
    return (
      <Link
        key={language}
        to={target}
        lang={tag}
        hrefLang={tag}
        aria-current={isCurrent ? 'true' : undefined}
        className={className}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {name}
        {isCurrent && mark}
      </Link>
    )
  })
}
