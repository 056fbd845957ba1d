import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'

interface NoIndexSeoProps {
  /** Without the site suffix. */
  title: string
  description?: string
}

/** Head of a page that search engines must not list: one of the private area, or one that stands for no address. */
export function NoIndexSeo({ title, description }: NoIndexSeoProps) {
  return (
    <Helmet>
      <title>{`${title} | ${company.brand}`}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </Helmet>
  )
}
