import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const values = ['integrity', 'transparency', 'fairness', 'adaptability'] as const

export function Values() {
  const { t } = useTranslation('about')
  return (
    <Section eyebrow={t('values.eyebrow')} title={t('values.title')}>
      <ol className="border-b border-line">
        {values.map((value, index) => (
          <li
            key={value}
            className="grid gap-x-10 gap-y-2 border-t border-line py-7 md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1.5fr)] lg:py-9"
          >
            <span aria-hidden="true" className="text-small text-muted tabular-nums md:pt-1.5">
              {index + 1}
            </span>
            <h3 className="text-heading">{t(`values.items.${value}.title`)}</h3>
            <p className="max-w-measure text-muted">{t(`values.items.${value}.description`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
