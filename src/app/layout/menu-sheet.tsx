import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { BrandLogo } from '@/components/art/brand-logo'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'

import { LanguageLinks } from './language-switcher'
import { navigation, SiteLink } from './navigation'
import { closePopover, PopoverButton } from './popover'

export const MENU_ID = 'menu'

/** The dot of the current page is a border, because forced colors remove backgrounds. */
const linkClassName =
  'flex min-h-13 items-center justify-between gap-4 border-b border-line py-1 text-heading font-medium aria-[current]:text-primary aria-[current]:after:rounded-full aria-[current]:after:border-4 aria-[current]:after:border-accent short:min-h-11'

const languageLinkClassName =
  'flex min-h-11 items-center px-2 text-small text-muted aria-[current=true]:font-medium aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-accent aria-[current=true]:decoration-2 aria-[current=true]:underline-offset-8'

/** A `<dialog>` with `popover`, so that it opens before hydration (D43). `header.css` hides the page behind it. */
export function MenuSheet() {
  const { t } = useTranslation()
  return (
    <dialog
      id={MENU_ID}
      popover="auto"
      aria-label={t('nav.menu_title')}
      className="menu-sheet fixed inset-0 h-dvh max-h-none w-full max-w-none translate-x-full flex-col overscroll-contain bg-paper px-5 pb-6 text-ink transition-[translate,display,overlay] transition-discrete duration-200 ease-out open:translate-x-0 max-lg:open:flex sm:px-8 lg:open:hidden starting:open:translate-x-full"
    >
      <div className="sticky top-0 z-10 flex min-h-16 shrink-0 items-center justify-between bg-paper">
        <BrandLogo name={company.brand} />
        <PopoverButton
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-mr-2' })}
        >
          <span className="sr-only">{t('nav.close_menu')}</span>
          <X aria-hidden="true" className="size-6" />
        </PopoverButton>
      </div>
      <div className="grid grow grid-rows-[auto_1fr] gap-x-12 sm:grid-cols-2 sm:grid-rows-1">
        <nav aria-label={t('nav.label')}>
          {navigation.header.map((item) => (
            <SiteLink key={item.label} item={item} className={linkClassName} />
          ))}
        </nav>
        <div className="flex flex-col">
          <nav aria-labelledby="menu-resources" className="max-sm:mt-7">
            <h2 id="menu-resources" className="flex min-h-9 items-center text-small font-medium text-muted">
              {t('nav.resources')}
            </h2>
            {navigation.resources.map((item) => (
              <SiteLink key={item.label} item={item} className={linkClassName} />
            ))}
          </nav>
          <div className="mt-auto flex flex-col gap-4 pt-8">
            <PageLink page="for-companies" onClick={closePopover} className={buttonVariants({ size: 'lg' })}>
              {t('nav.find_specialist')}
            </PageLink>
            <nav aria-label={t('language.label')} className="-mx-2 flex flex-wrap justify-center gap-x-2">
              <LanguageLinks className={languageLinkClassName} />
            </nav>
          </div>
        </div>
      </div>
    </dialog>
  )
}
