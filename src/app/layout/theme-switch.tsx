import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { currentTheme, followTheme, setTheme, themes, type Theme } from '@/lib/theme'
import { useHydrated } from '@/lib/use-hydrated'

import { closePopover, HeaderPanel } from './popover'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** Disabled until hydration, and hidden if JavaScript is off (D43). */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Theme>()
  const theme = chosen ?? (hydrated ? currentTheme() : 'system')
  const Icon = icons[theme]
  useEffect(() => followTheme(setChosen), [])
  const choose = (choice: Theme) => (event: MouseEvent) => {
    setTheme(choice)
    setChosen(choice)
    closePopover(event)
  }
  return (
    <HeaderPanel
      id="theme-panel"
      role="group"
      label={t('theme.label')}
      disabled={!hydrated}
      className="noscript:hidden"
      buttonClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
      buttonContent={
        <>
          <span className="sr-only">
            {t('theme.label')}: {t(`theme.${theme}`)}
          </span>
          <Icon aria-hidden="true" className="size-4.5" />
        </>
      }
    >
      {themes.map((choice) => {
        const ChoiceIcon = icons[choice]
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === theme}
            onClick={choose(choice)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-small hover:bg-tint"
          >
            <ChoiceIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            {t(`theme.${choice}`)}
            {choice === theme && (
              <Check aria-hidden="true" className="ml-auto size-4 shrink-0 text-primary" />
            )}
          </button>
        )
      })}
    </HeaderPanel>
  )
}
