import { cx } from 'class-variance-authority'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { setTheme, themes, useTheme } from '@/app/theme'
import { button } from '@/components/ui/button'
import { useDisclosure } from '@/lib/use-disclosure'

import { menuPanel } from './menu-panel'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** Light, dark or as the device says (D15). */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const theme = useTheme()
  const { close, root, trigger, panel } = useDisclosure<HTMLDivElement>()
  const Icon = icons[theme]
  return (
    <div ref={root} className="relative">
      <button {...trigger} className={cx(button({ variant: 'ghost', size: 'sm' }), 'px-2.5')}>
        <span className="sr-only">
          {t('theme.label')}: {t(`theme.${theme}`)}
        </span>
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
      <div {...panel} role="group" aria-label={t('theme.label')} className={menuPanel}>
        {themes.map((choice) => {
          const ChoiceIcon = icons[choice]
          return (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === theme}
              onClick={() => {
                setTheme(choice)
                close()
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-small whitespace-nowrap hover:bg-tint"
            >
              <ChoiceIcon aria-hidden="true" className="size-4 text-muted" />
              {t(`theme.${choice}`)}
              {choice === theme && <Check aria-hidden="true" className="ml-auto size-4 text-primary" />}
            </button>
          )
        })}
      </div>
    </div>
  )
}
