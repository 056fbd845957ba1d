import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'

import { LanguageLinks } from './language-links'
import { navigation } from './navigation'
import { SiteLink } from './site-link'

/**
 * The phone's menu: a modal `<dialog>` over the whole screen, so that the browser itself traps the focus, closes
 * on Escape and returns the focus to the button.
 */
export function MobileMenu() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={button({ variant: 'ghost', size: 'icon', className: '-mr-2 xl:hidden' })}
      >
        <span className="sr-only">{t('nav.open_menu')}</span>
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label={t('nav.menu_title')}
        className="menu-sheet m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper px-5 pb-8 text-ink open:flex sm:px-8"
      >
        <div className="flex h-16 shrink-0 items-center justify-end">
          <button
            type="button"
            onClick={close}
            className={button({ variant: 'ghost', size: 'icon', className: '-mr-2' })}
          >
            <span className="sr-only">{t('nav.close_menu')}</span>
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={t('nav.label')} className="flex flex-col">
          {navigation.menu.map((item) => (
            <SiteLink
              key={item.label}
              item={item}
              onClick={close}
              className="flex min-h-14 items-center border-b border-line text-heading font-medium aria-[current]:text-primary"
            />
          ))}
          <PageLink
            page="blog"
            onClick={close}
            className="flex min-h-14 items-center justify-between border-b border-line text-heading font-medium"
          >
            {t('nav.blog')}
            <span className="text-small font-normal text-muted">{t('nav.coming_soon')}</span>
          </PageLink>
        </nav>
        <div className="mt-auto flex flex-col gap-6 pt-8">
          <PageLink page="for-companies" onClick={close} className={button({ size: 'lg' })}>
            {t('nav.find_specialist')}
          </PageLink>
          <nav aria-label={t('language.label')} className="flex flex-wrap justify-center gap-x-2">
            <LanguageLinks
              onClick={close}
              className="flex min-h-11 items-center px-2 text-small text-muted aria-[current=true]:font-medium aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-accent aria-[current=true]:decoration-2 aria-[current=true]:underline-offset-8"
            />
          </nav>
        </div>
      </dialog>
    </>
  )
}
