import { ChevronDown, Ellipsis, Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { BrandLogo } from '@/components/art/brand-logo'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

import { LanguageSwitcher } from './language-switcher'
import { MENU_ID } from './menu-sheet'
import { navigation, SiteLink } from './navigation'
import { HeaderPanel, PopoverButton } from './popover'
import { ThemeSwitch } from './theme-switch'

const linkClassName =
  'rounded-control px-2 py-2 text-[0.875rem] text-muted decoration-accent decoration-2 underline-offset-8 transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:underline'

/** If the content does not fit into one row, for example in German at 1024 px, `BrandLogo` shows only the symbol. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { address, brand, email, legalName } = company
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static">
      <Container className="flex min-h-16 items-center gap-1 sm:gap-2 lg:min-h-18">
        <div className="flex min-w-7 flex-1">
          <PageLink
            page="home"
            aria-label={t('nav.home')}
            className="flex min-h-11 min-w-0 items-center rounded-control text-ink"
          >
            <BrandLogo name={brand} />
          </PageLink>
        </div>
        <p className="hidden text-label print:block">
          {legalName}, {address.street}, {address.city}, {email}
        </p>
        <nav aria-label={t('nav.label')} className="hidden flex-wrap items-center lg:flex print:hidden">
          {navigation.header.map((item) => (
            <SiteLink key={item.label} item={item} className={linkClassName} />
          ))}
          <ResourcesPanel />
        </nav>
        <div className="flex items-center sm:ml-2 print:hidden">
          <LanguageSwitcher />
          <ThemeSwitch />
        </div>
        <PageLink
          page="for-companies"
          className={buttonVariants({ size: 'sm', className: 'ml-1 max-md:hidden lg:shrink-0 print:hidden' })}
        >
          {t('nav.find_specialist')}
        </PageLink>
        {/* Before hydration, a hash link only hides the open menu, because its target takes the focus (`header.css`).
            The focus on this button shows the menu again. With `toggle`, the same click would close it. */}
        <PopoverButton
          popoverTarget={MENU_ID}
          popoverTargetAction="show"
          aria-haspopup="dialog"
          className={buttonVariants({
            variant: 'ghost',
            size: 'icon',
            className: '-mr-2 lg:hidden print:hidden',
          })}
        >
          <span className="sr-only">{t('nav.open_menu')}</span>
          <Menu aria-hidden="true" className="size-6" />
        </PopoverButton>
      </Container>
    </header>
  )
}

/** In narrow windows an icon, because the German links leave no room for a word. */
function ResourcesPanel() {
  const { t } = useTranslation()
  return (
    <HeaderPanel
      id="resources-panel"
      role="group"
      label={t('nav.resources')}
      buttonClassName={`${linkClassName} flex items-center gap-1 has-[+*_[aria-current]]:text-ink has-[+*_[aria-current]]:underline`}
      buttonContent={
        <>
          <span className="max-xl:sr-only">{t('nav.resources')}</span>
          <Ellipsis aria-hidden="true" className="size-5 xl:hidden" />
          <ChevronDown aria-hidden="true" className="size-3.5 max-xl:hidden" />
        </>
      }
    >
      {navigation.resources.map((item) => (
        <SiteLink
          key={item.label}
          item={item}
          className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 text-small hover:bg-tint aria-[current]:font-medium"
        />
      ))}
    </HeaderPanel>
  )
}
