import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { Carousel } from '@/components/carousel/carousel'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

const MOVE_EVERY_MS = 2000

export function ClientLogos() {
  const { t } = useTranslation('home')
  return (
    <div className="border-y border-line bg-sunken py-8">
      <Container className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="flex min-h-11 items-center pr-14 text-small font-normal text-muted lg:pr-0">
          {t('clients.title')}
        </h2>
        <Carousel
          variant="strip"
          label={t('clients.title')}
          delayMs={MOVE_EVERY_MS}
          className="lg:flex lg:items-center lg:gap-4"
          slides={company.clients.map((name, index) => ({
            key: name,
            content: <ClientMark name={name} variant={index} className="h-12 pr-10 text-muted lg:pr-14" />,
          }))}
        />
      </Container>
    </div>
  )
}
