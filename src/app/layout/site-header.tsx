import { useTranslation } from 'react-i18next'

import { BrandLogo } from '@/components/art/brand-logo'
import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

import { LanguageSwitcher } from './language-switcher'
import { MobileMenu } from './mobile-menu'
import { navigation } from './navigation'
import { SiteLink } from './site-link'
import { ThemeSwitch } from './theme-switch'

const barLink =
  'rounded-control px-2.5 py-2 text-small text-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8'

/** Logo, main navigation, language, theme and the one call to action (spec 2). */
export function SiteHeader() {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-1 sm:gap-2 lg:h-18">
        <PageLink
          page="home"
          aria-label={t('nav.home')}
          className="mr-auto flex min-h-11 items-center rounded-control text-ink"
        >
          <BrandLogo name={company.brand} />
        </PageLink>
        <nav aria-label={t('nav.label')} className="hidden items-center xl:flex">
          {navigation.bar.map((item) => (
            <SiteLink key={item.label} item={item} className={barLink} />
          ))}
        </nav>
        <div className="flex items-center sm:ml-2 sm:gap-1">
          <LanguageSwitcher />
          <ThemeSwitch />
        </div>
        <PageLink page="for-companies" className={button({ size: 'sm', className: 'ml-1 max-md:hidden' })}>
          {t('nav.find_specialist')}
        </PageLink>
        <MobileMenu />
      </Container>
    </header>
  )
}
