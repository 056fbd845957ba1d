import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

import { CardStack } from './card-stack'
import { ServiceCard, type ServiceKey } from './service-card'

const services = ['team', 'ai', 'mobile'] as const satisfies readonly ServiceKey[]

/**
 * Shows the three services in columns, on phones in a card stack (spec 2). With JavaScript off, phones show a list
 * instead of the stack.
 */
export function Services() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="services"
      eyebrow={t('services.eyebrow')}
      title={t('services.title')}
      intro={t('services.intro')}
    >
      <div className="hidden gap-x-4 gap-y-5 md:grid md:grid-cols-3 md:gap-y-0 lg:gap-x-5 noscript:grid">
        {services.map((service) => (
          <ServiceCard key={service} service={service} />
        ))}
      </div>
      <CardStack
        label={t('services.carousel_label')}
        className="md:hidden noscript:hidden"
        cards={services.map((service) => ({
          key: service,
          name: t(`services.items.${service}.title`),
          content: <ServiceCard service={service} />,
        }))}
      />
    </Section>
  )
}
