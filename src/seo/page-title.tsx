import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'

/** Title of a page whose own head comes with its data. */
export function PageTitle({ children }: { children: string }) {
  return (
    <Helmet>
      <title>{`${children} | ${company.brand}`}</title>
    </Helmet>
  )
}
