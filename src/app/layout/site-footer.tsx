import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AwardMark } from '@/components/art/award-mark'
import { BrandLogo } from '@/components/art/brand-logo'
import { LegalDetails, SocialLinks } from '@/components/company-details'
import { PageLink } from '@/components/page-link'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { env } from '@/config/env'
import { useHydrated } from '@/lib/use-hydrated'

import { navigation, SiteLink } from './navigation'

const linkClassName =
  'inline-block py-1 text-muted md:py-1.5 transition-colors hover:text-ink hover:underline underline-offset-4'
const headingClassName = 'mb-2 text-small font-semibold md:mb-4'

const awards = [
  { variant: 'thirty', label: 'footer.award_30_under_30' },
  { variant: 'growth', label: 'footer.award_fast_growing' },
] as const

export function SiteFooter() {
  const { t } = useTranslation()
  const { address, email, legalName } = company
  return (
    <footer className="border-t border-line bg-sunken text-small print:hidden">
      <Container className="grid gap-x-10 gap-y-5 py-6 md:grid-cols-2 md:gap-y-12 md:py-16 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:py-20">
        <div>
          <BrandLogo name={company.brand} />
          <p className="mt-2 max-w-80 text-balance text-muted md:mt-5">{t('footer.tagline')}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={headingClassName}>
            {t('footer.quick_links')}
          </h2>
          <ul className="-mt-1 gap-x-6 max-lg:columns-[9rem_2] md:-mt-1.5">
            {navigation.footer.map((item) => (
              <li key={item.label}>
                <SiteLink item={item} className={linkClassName} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={headingClassName}>{t('footer.company')}</h2>
          <address className="space-y-1.5 gap-x-6 text-muted not-italic *:break-inside-avoid max-md:columns-[9rem_2]">
            <p className="font-medium text-ink">{legalName}</p>
            <LegalDetails />
            <p>
              {address.street}
              <br />
              {address.city}
            </p>
            <p>
              <a href={`mailto:${email}`} className={`${linkClassName} -my-1 md:-my-1.5`}>
                {email}
              </a>
            </p>
          </address>
        </div>
        <div className="grid content-start gap-y-6 md:gap-y-8">
          <div>
            <h2 className={headingClassName}>{t('footer.follow')}</h2>
            <SocialLinks />
          </div>
          <div>
            <h2 className={headingClassName}>{t('footer.awards')}</h2>
            <ul className="space-y-3 text-muted">
              {awards.map(({ variant, label }) => (
                <li key={variant} className="flex items-center gap-2 md:gap-3 lg:text-wrap">
                  <AwardMark variant={variant} className="size-9 shrink-0 text-ink md:size-11" />
                  <span className="min-w-0">{t(label, { year: company.awards[variant].year })}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
      <Container>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-muted md:py-6">
          <Copyright />
          <PageLink page="privacy-policy" className="-my-1 py-1 underline underline-offset-4 hover:text-ink">
            {t('footer.privacy')}
          </PageLink>
        </div>
      </Container>
    </footer>
  )
}

function Copyright() {
  const { t } = useTranslation()
  const [currentYear] = useState(() => new Date().getFullYear())
  const year = useHydrated() ? currentYear : env.buildYear
  return <p>{t('footer.copyright', { year, legalName: company.legalName })}</p>
}
