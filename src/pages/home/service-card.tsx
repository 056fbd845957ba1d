import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ServiceArt } from '@/components/art/service-art'

export type ServiceKey = 'team' | 'ai' | 'mobile'

const benefits = {
  team: [
    'team.benefits.vetted',
    'team.benefits.flexible',
    'team.benefits.time_zone',
    'team.benefits.contractor',
    'team.benefits.employment',
  ],
  ai: ['ai.benefits.llm', 'ai.benefits.pipelines', 'ai.benefits.cloud', 'ai.benefits.measured'],
  mobile: ['mobile.benefits.flutter', 'mobile.benefits.no_code', 'mobile.benefits.handover'],
} as const satisfies Record<ServiceKey, readonly string[]>

/**
 * Renders a service. In the card stack, the picture fills the height that the texts leave free, up to 16rem. In
 * columns, a subgrid aligns the picture, the text and the benefits with the same parts of the other cards.
 */
export function ServiceCard({ service }: { service: ServiceKey }) {
  const { t } = useTranslation('home')
  return (
    <article className="flex flex-col rounded-surface border border-line bg-surface p-5 wrap-anywhere sm:p-8 md:row-span-3 md:grid-rows-subgrid md:gap-y-0 md:p-6 md:supports-[grid-template-rows:subgrid]:grid lg:p-8">
      <div className="relative max-h-64 min-h-10 flex-1 text-primary md:h-24 md:flex-none">
        <ServiceArt variant={service} className="absolute h-full w-auto" />
      </div>
      <div className="pt-5">
        <h3 className="text-heading">{t(`services.items.${service}.title`)}</h3>
        <p className="mt-2.5 text-small text-muted">{t(`services.items.${service}.description`)}</p>
      </div>
      <ul className="mt-4 space-y-2 border-t border-line pt-4 text-small md:mt-6 md:space-y-2.5 md:pt-6">
        {benefits[service].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {t(`services.items.${benefit}`)}
          </li>
        ))}
      </ul>
    </article>
  )
}
