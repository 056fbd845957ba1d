import { useTranslation } from 'react-i18next'

import { AwaitDatum } from '@/components/await-datum'
import { FormLink } from '@/components/form-link'
import { SeparateHydration } from '@/components/separate-hydration'
import { StickyPanel } from '@/components/sticky-panel'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { ApplicationForm } from '@/features/enquiries/components/application-form'
import { JobPostingData } from '@/features/offers/job-posting'
import { OfferArticle } from '@/features/offers/components/offer-article'
import { metaDescription, parseOfferId, type Offer } from '@/features/offers/model'
import { usePageData, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

import { BackToOffers, offerColumns, OfferFailed, OfferLoading, OfferNotFound } from './offer-states'

export const data = {
  offer: async ({ params, signal }: PageRequest) => {
    const id = parseOfferId(params.id)
    if (id === null) return null
    const { getOffer } = await import('@/features/offers/api/get-offer')
    return getOffer(id, signal)
  },
}

export function Component() {
  const { offer } = usePageData<typeof data>()
  return (
    <Container className="min-h-svh pt-8 pb-section lg:pt-12">
      <AwaitDatum datum={offer} pending={<OfferLoading />} failed={(code) => <OfferFailed code={code} />}>
        {(found) => (found ? <FoundOffer offer={found} /> : <OfferNotFound />)}
      </AwaitDatum>
    </Container>
  )
}

function FoundOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('it-projects')
  return (
    <>
      <Seo
        page="it-project"
        params={{ id: String(offer.id) }}
        parent={{ page: 'it-projects', name: t('meta.title') }}
        title={offer.title}
        description={metaDescription(offer)}
      />
      <BackToOffers />
      <JobPostingData offer={offer} />
      <div className={offerColumns}>
        <OfferArticle
          offer={offer}
          action={
            <FormLink
              to="apply"
              className={buttonVariants({ className: 'mt-8 w-full sm:w-auto lg:hidden print:hidden' })}
            >
              {t('detail.apply')}
            </FormLink>
          }
        />
        <aside id="apply" className="print:hidden">
          <StickyPanel>
            <SeparateHydration>
              <ApplicationForm key={offer.id} jobTitle={offer.title} />
            </SeparateHydration>
          </StickyPanel>
        </aside>
      </div>
    </>
  )
}
