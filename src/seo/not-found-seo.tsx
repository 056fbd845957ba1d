import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'

/** Head of a page that stands for no address of its own: a title, and nothing to index. */
export function NotFoundSeo({ title, description }: { title: string; description: string }) {
  return (
    <Helmet>
      <title>{`${title} | ${company.brand}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </Helmet>
  )
}
