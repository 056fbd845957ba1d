import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

import { CardStack } from './card-stack'
import { ServiceCard, type ServiceKey } from './service-card'

const services = ['team', 'ai', 'mobile'] as const satisfies readonly ServiceKey[]

/** Three services: a swipeable stack on phones, three columns on wider screens (spec 2). */
export function Services() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="services"
      eyebrow={t('services.eyebrow')}
      title={t('services.title')}
      intro={t('services.intro')}
    >
      <div className="hidden gap-5 md:grid lg:grid-cols-3">
        {services.map((service) => (
          <ServiceCard key={service} service={service} />
        ))}
      </div>
      <CardStack
        label={t('services.carousel_label')}
        className="md:hidden"
        cards={services.map((service) => ({ key: service, content: <ServiceCard service={service} /> }))}
      />
    </Section>
  )
}
