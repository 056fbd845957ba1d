import { Check, ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, type Location } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { usePreload } from '@/components/page-link'
import { translateHref } from '@/i18n/href'
import { languageFacts, languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { startedFormHash } from '@/lib/started-form'

import { closePopover, HeaderPanel } from './popover'

export function LanguageSwitcher() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <HeaderPanel
      id="language-panel"
      role="navigation"
      label={t('language.label')}
      buttonClassName={buttonVariants({ variant: 'ghost', size: 'icon', className: 'px-2' })}
      buttonContent={
        <>
          {/* The name of the button contains its visible text (WCAG 2.5.3), in capitals, because some screen readers read
              what `text-transform` makes of a text. */}
          {language.toUpperCase()}{' '}
          <span className="sr-only">
            {t('language.switch')}, {languageFacts[language].name}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform [:has(+:popover-open)>&]:rotate-180"
          />
        </>
      }
    >
      <LanguageLinks
        className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 text-small hover:bg-tint"
        mark={<Check aria-hidden="true" className="size-4 text-primary" />}
      />
    </HeaderPanel>
  )
}

export function LanguageLinks({ className, mark }: { className: string; mark?: ReactNode }) {
  const current = useLanguage()
  const preload = usePreload()
  const location: Location<unknown> = useLocation()
  const [hash, setHash] = useState('')
  return languages.map((language) => {
    const { tag, name } = languageFacts[language]
    const target = translateHref(location.pathname, location.search + hash, language)
    const isCurrent = language === current
    const prepare = () => {
      preload(target)
      // `PostOutcome` removes its hash from the URL, but the router still has it.
      setHash(startedFormHash() || window.location.hash)
    }
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
