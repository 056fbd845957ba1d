import type { ParseKeys } from 'i18next'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ServiceArt } from '@/components/art/service-art'

export type ServiceKey = 'team' | 'ai' | 'mobile'

/** Benefits of each service in order: five, four and three (spec 2). */
const benefits = {
  team: ['vetted', 'flexible', 'time_zone', 'contractor', 'employment'],
  ai: ['llm', 'pipelines', 'cloud', 'measured'],
  mobile: ['flutter', 'no_code', 'handover'],
} as const satisfies Record<ServiceKey, readonly string[]>

export function ServiceCard({ service }: { service: ServiceKey }) {
  const { t } = useTranslation('home')
  return (
    <article className="flex h-full flex-col rounded-surface border border-line bg-surface p-6 lg:p-8">
      <ServiceArt variant={service} className="h-24 w-auto self-start text-primary" />
      <h3 className="mt-6 text-heading">{t(`services.items.${service}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`services.items.${service}.description`)}</p>
      <ul className="mt-6 space-y-2.5 border-t border-line pt-6 text-small">
        {benefits[service].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {t(`services.items.${service}.benefits.${benefit}` as ParseKeys<'home'>)}
          </li>
        ))}
      </ul>
    </article>
  )
}
