import { useTranslation } from 'react-i18next'

import { AwardMark } from '@/components/art/award-mark'
import { Section } from '@/components/section'
import { company } from '@/config/company'

const awards = [
  { award: 'thirty', year: company.awards.thirtyUnderThirty },
  { award: 'growth', year: company.awards.fastGrowing },
] as const

export function Awards() {
  const { t } = useTranslation('about')
  return (
    <Section tone="sunken" eyebrow={t('awards.eyebrow')} title={t('awards.title')}>
      <div className="@container">
        <ul className="grid gap-y-12 @min-[44rem]:grid-cols-2 @min-[44rem]:divide-x @min-[44rem]:divide-ink/15">
          {awards.map(({ award, year }) => (
            <li
              key={award}
              className="flex flex-wrap content-start items-start gap-x-8 gap-y-5 @min-[44rem]:first:pr-10 @min-[44rem]:last:pl-10 @min-[60rem]:first:pr-14 @min-[60rem]:last:pl-14"
            >
              <AwardMark
                variant={award}
                year={year}
                className="size-28 shrink-0 text-primary @min-[60rem]:size-36"
              />
              <div className="min-w-0 grow basis-60">
                <p className="sr-only">{year}</p>
                <h3 className="text-heading">{t(`awards.items.${award}.title`)}</h3>
                <p className="mt-3 text-muted">{t(`awards.items.${award}.description`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
