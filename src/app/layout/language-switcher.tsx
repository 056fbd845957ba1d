import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'

import { HeaderPanel } from './header-panel'
import { LanguageLinks } from './language-links'

export function LanguageSwitcher() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <HeaderPanel
      id="language-panel"
      role="navigation"
      label={t('language.label')}
      buttonClassName={buttonVariants({ variant: 'ghost', size: 'icon', className: 'px-2 uppercase' })}
      buttonContent={
        <>
          <span className="sr-only">
            {t('language.switch')}, {languageFacts[language].name}
          </span>
          <span aria-hidden="true">{language}</span>
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
