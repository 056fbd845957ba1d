import { ArrowLeft } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { BridgeDrawing } from '@/components/art/drawing'
import bridge from '@/components/art/not-found.svg?raw'
import { AnchorLink } from '@/components/anchor-link'
import { LoadError } from '@/components/load-error'
import { ShellContent } from '@/components/shell-content'
import { BackLink, PageLink } from '@/components/page-link'
import { StickyPanel } from '@/components/sticky-panel'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/loading'
import { ApplicationForm } from '@/features/enquiries/components/candidate-forms'
import { OfferArticle } from '@/features/offers/components/offer-article'
import { SimilarOffers } from '@/features/offers/components/similar-offers'
import { JobPostingData } from '@/features/offers/job-posting'
import { metaDescription, parseOfferId, type Offer } from '@/features/offers/model'
import { useListSearch } from '@/features/offers/search'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { enquiryFormLink } from '@/lib/started-form'
import { NoIndexSeo, Seo } from '@/seo/seo'

export const data = {
  offer: async ({ params, signal }: PageRequest) => {
    const id = parseOfferId(params.id)
    if (id === null) return null
    const { getOffer } = await import('@/features/offers/api/get-offer')
    return getOffer(id, signal)
  },
  similar: async ({ params, signal }: PageRequest) => {
    const { listSimilarOffers } = await import('@/features/offers/api/get-offer')
    return listSimilarOffers(parseOfferId(params.id), signal)
  },
}

export function Component() {
  const { t } = useTranslation('it-projects')
  const { offer, similar } = usePageData<typeof data>()
  const withoutOffer = (content: ReactNode) => (
    <>
      <NoIndexSeo title={t('meta.title')} description={t('meta.description')} />
      <BackToOffers />
      {content}
    </>
  )
  return (
    <Container className="min-h-svh pt-8 pb-section lg:pt-12">
      <AwaitDatum
        datum={offer}
        pending={withoutOffer(
          <ShellContent title={t('detail.not_found.title')} text={t('detail.not_found.text')}>
            <Spinner label={t('detail.loading')} />
          </ShellContent>,
        )}
        failed={(code) => withoutOffer(<LoadError title={t('detail.failed')} titleAs="h1" code={code} />)}
      >
        {(found) => (
          <>
            {found ? <FoundOffer offer={found} /> : <OfferNotFound />}
            <AwaitDatum datum={similar} pending={null} failed={() => null}>
              {(others) => <SimilarOffers {...others} />}
            </AwaitDatum>
          </>
        )}
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
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div>
          <OfferArticle offer={offer} />
          <div className="sticky bottom-0 -mx-5 mt-10 border-t border-line bg-paper px-5 py-3 focus-within:z-20 sm:-mx-8 sm:px-8 lg:hidden print:hidden short:py-1.5">
            <AnchorLink to={enquiryFormLink} className={buttonVariants({ className: 'w-full' })}>
              {t('detail.apply')}
            </AnchorLink>
          </div>
        </div>
        {/* Covers the bar with the link to the form, so that the bar disappears where the form begins. */}
        <aside className="relative z-10 -mx-5 -mt-18 bg-paper px-5 sm:-mx-8 sm:px-8 lg:m-0 lg:p-0 print:hidden">
          <StickyPanel>
            <Suspense>
              <ApplicationForm key={offer.id} offerId={offer.id} jobTitle={offer.title} />
            </Suspense>
          </StickyPanel>
        </aside>
      </div>
    </>
  )
}

function BackToOffers() {
  const { t } = useTranslation('it-projects')
  return (
    <BackLink page="it-projects" search={useListSearch()}>
      {t('detail.back')}
    </BackLink>
  )
}

function OfferNotFound() {
  const { t } = useTranslation('it-projects')
  const listSearch = useListSearch()
  const title = t('detail.not_found.title')
  const text = t('detail.not_found.text')
  return (
    <div className="mt-6 grid items-center gap-x-16 gap-y-12 rounded-surface border border-line bg-surface px-6 py-8 sm:p-12 lg:grid-cols-2">
      <NoIndexSeo title={title} description={text} />
      <div>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
        <PageLink
          page="it-projects"
          search={listSearch}
          className={buttonVariants({ size: 'lg', className: 'mt-8' })}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('detail.not_found.button')}
        </PageLink>
      </div>
      {/* On a phone, the newest offers begin on the first screen instead. */}
      <BridgeDrawing svg={bridge} className="max-sm:hidden" />
    </div>
  )
}
