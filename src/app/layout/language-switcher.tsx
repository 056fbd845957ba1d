import { cx } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { button } from '@/components/ui/button'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { useDisclosure } from '@/lib/use-disclosure'

import { LanguageLinks } from './language-links'
import { menuPanel } from './menu-panel'

/** Opens the same page in another language (spec 2, D11). */
export function LanguageSwitcher() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { open, close, root, trigger, panel } = useDisclosure<HTMLDivElement>()
  return (
    <div ref={root} className="relative">
      <button {...trigger} className={cx(button({ variant: 'ghost', size: 'sm' }), 'uppercase max-sm:px-2')}>
        <span className="sr-only">
          {t('language.switch')}, {languageFacts[language].name}
        </span>
        <span aria-hidden="true">{language}</span>
        <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <nav {...panel} aria-label={t('language.label')} className={menuPanel}>
        <LanguageLinks
          onClick={close}
          className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 text-small hover:bg-tint"
          mark={<Check aria-hidden="true" className="size-4 text-primary" />}
        />
      </nav>
    </div>
  )
}
