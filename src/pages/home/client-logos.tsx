import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { Carousel } from '@/components/carousel/carousel'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

const MOVE_EVERY_MS = 2000

/** Six clients as word marks (spec 2, D1). */
export function ClientLogos() {
  const { t } = useTranslation('home')
  return (
    <div className="border-y border-line bg-sunken py-8">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="text-small font-normal text-muted">{t('clients.title')}</h2>
        <Carousel
          label={t('clients.title')}
          delay={MOVE_EVERY_MS}
          controls="slim"
          slideClassName="basis-auto"
          className="flex items-center gap-4 [&>:first-child]:min-w-0 [&>:first-child]:flex-1 [&>:last-child]:mt-0"
          slides={company.clients.map((name, index) => ({
            key: name,
            content: <ClientMark name={name} variant={index} className="h-12 pr-10 text-muted lg:pr-14" />,
          }))}
        />
      </Container>
    </div>
  )
}
