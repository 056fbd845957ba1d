import type { ReactNode } from 'react'
import { Link, useLocation, type Location } from 'react-router-dom'

import { closePopover } from '@/components/ui/popover-button'
import { translateHref } from '@/i18n/href'
import { languageFacts, languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { usePreload } from '@/components/page-link'

interface LanguageLinksProps {
  className: string
  mark?: ReactNode
}

/**
 * Renders a link for each language: to the current page in this language or, if the current URL belongs to no page, to
 * the home page.
 */
export function LanguageLinks({ className, mark }: LanguageLinksProps) {
  const current = useLanguage()
  const preload = usePreload()
  const location: Location<unknown> = useLocation()
  return languages.map((language) => {
    const { tag, name } = languageFacts[language]
    const target = translateHref(location.pathname, location.search, language)
    const isCurrent = language === current
    const prepare = () => preload(target)
    return (
      <Link
        key={language}
        to={target}
        discover="none"
        state={location.state}
        lang={tag}
        hrefLang={tag}
        aria-current={isCurrent ? 'true' : undefined}
        className={className}
        onClick={closePopover}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {name}
        {isCurrent && mark}
      </Link>
    )
  })
}
