import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Await, useLoaderData } from 'react-router-dom'

import { PageLink } from '@/components/page-link'
import { Container } from '@/components/ui/container'
import { ApplicationForm } from '@/features/enquiries/components/application-form'
import { JobPostingData } from '@/features/offers/components/job-posting-data'
import { OfferArticle } from '@/features/offers/components/offer-article'
import { metaDescription, offerLanguage, parseOfferId, type Offer } from '@/features/offers/model'
import { loadOr } from '@/lib/load'
import type { PageRequest } from '@/lib/page-request'
import { Seo } from '@/seo/seo'

import { OfferLoading } from './offer-loading'
import { OfferNotFound } from './offer-not-found'

export const loader = ({ params, signal }: PageRequest) => ({
  offer: loadOr('the IT project', signal, null, async () => {
    const id = parseOfferId(params.id)
    if (id === null) return null
    const { getOffer } = await import('@/features/offers/api/get-offer')
    return getOffer(id, signal)
  }),
})

export function Component() {
  const { t } = useTranslation('it-projects')
  const data = useLoaderData<{ offer: Promise<Offer | null> } | null>()
  return (
    <Container className="min-h-[60vh] pt-8 pb-section lg:pt-12">
      <PageLink
        page="it-projects"
        className="mb-8 inline-flex items-center gap-2 py-2 text-small text-muted hover:text-ink lg:mb-10 print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('detail.back')}
      </PageLink>
      {data ? (
        <Suspense fallback={<OfferLoading />}>
          <Await resolve={data.offer}>
            {(offer) => (offer ? <FoundOffer offer={offer} /> : <OfferNotFound />)}
          </Await>
        </Suspense>
      ) : (
        <OfferLoading />
      )}
    </Container>
  )
}

/** The offer beside its application form, which stays in sight while the offer is read. */
function FoundOffer({ offer }: { offer: Offer }) {
  return (
    <>
      <Seo
        page="it-project"
        params={{ id: String(offer.id) }}
        title={offer.title}
        description={metaDescription(offer)}
        canonicalLanguage={offerLanguage}
      />
      <JobPostingData offer={offer} />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <OfferArticle offer={offer} />
        <aside id="apply" className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <ApplicationForm key={offer.id} jobTitle={offer.title} />
        </aside>
      </div>
    </>
  )
}
