import { cx } from 'class-variance-authority'
import { ArrowUpRight, LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { adminPaths } from '@/routes'

import { EnquiryStatus } from './enquiry-status'

const tab =
  'flex h-11 items-center border-b-2 border-transparent px-3 text-small text-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:h-16 forced-colors:not-aria-[current=page]:border-b-0'

const action = cx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'max-sm:size-11 max-sm:px-0')

interface AdminHeaderProps {
  leaving: boolean
  onSignOut: () => void
}

export function AdminHeader({ leaving, onSignOut }: AdminHeaderProps) {
  const language = useLanguage()
  return (
    <header className="border-b border-line bg-surface">
      <Container className="flex flex-wrap items-center gap-x-8">
        <BrandLogo name={company.brand} />
        <nav aria-label="Administration" className="flex max-md:order-last max-md:-mx-3 max-md:w-full">
          <NavLink to={adminPaths.caseStudies} className={tab}>
            Case Studies
          </NavLink>
          <NavLink to={adminPaths.itProjects} lang="sk" className={tab}>
            IT Projekty
          </NavLink>
        </nav>
        <div className="ml-auto flex h-14 items-center gap-1 md:h-16">
          <Link to={href(language, 'home')} className={action}>
            <ArrowUpRight aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">View site</span>
          </Link>
          <button type="button" disabled={leaving} onClick={onSignOut} className={action}>
            <LogOut aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">Sign Out</span>
          </button>
        </div>
      </Container>
      <EnquiryStatus />
    </header>
  )
}
