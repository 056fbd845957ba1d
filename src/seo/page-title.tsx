import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'

interface PageTitleProps {
  /** Asks search engines not to list the page. */
  noIndex?: boolean
  /** Without the site suffix. */
  children: string
}

/** Title of a page that has no other head tags: one of the admin area, or one whose data is still loading. */
export function PageTitle({ noIndex = false, children }: PageTitleProps) {
  return (
    <Helmet>
      <title>{`${children} | ${company.brand}`}</title>
      {noIndex && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}
