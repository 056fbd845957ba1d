import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { PageLink } from '@/components/page-link'
import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

const study = { client: company.clients[0], mark: 0, slug: 'tb-cloudtalk' } as const

export function Proof() {
  const { t } = useTranslation('for-companies')
  return (
    <Container className="pb-section">
      <figure className="grid gap-x-12 gap-y-8 border-t border-ink pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:pt-14">
        <div>
          <Eyebrow>{t('proof.eyebrow')}</Eyebrow>
          <ClientMark name={study.client} variant={study.mark} className="-ml-0.5 h-10 text-ink" />
        </div>
        <div>
          <blockquote className="max-w-[46rem] -indent-[0.36em] text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)] leading-[1.2] font-medium tracking-[-0.02em] text-pretty">
            <q className="[&::after]:text-primary [&::before]:text-primary">{t('proof.quote')}</q>
          </blockquote>
          <figcaption className="mt-8 flex max-w-[46rem] flex-wrap items-end justify-between gap-x-12 gap-y-5 text-small lg:mt-10">
            <p>
              <span className="block font-semibold">{t('proof.author')}</span>
              <span className="text-muted">{t('proof.role')}</span>
            </p>
            <PageLink
              page="case-study"
              params={{ slug: study.slug }}
              className="inline-flex min-h-6 items-center gap-2 font-medium text-primary hover:underline"
            >
              {t('proof.link')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </PageLink>
          </figcaption>
        </div>
      </figure>
    </Container>
  )
}
