import { useTranslation } from 'react-i18next'

import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'
import { formatNumber } from '@/lib/format'

const { projects, specialists, technologies, experienceYears } = company.statistics

const figures = [
  { key: 'projects', value: projects },
  { key: 'specialists', value: specialists },
  { key: 'technologies', value: technologies },
  { key: 'experience', value: experienceYears },
] as const

export function Statistics() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section aria-labelledby="statistics" className="bg-sunken py-16 lg:py-24">
      <Container>
        <h2 id="statistics" className="sr-only">
          {t('statistics.title')}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {figures.map(({ key, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end border-l border-ink/15 pl-5 lg:pl-7">
              <dt className="mt-2 text-small text-muted">{t(`statistics.${key}`)}</dt>
              <dd className="text-title font-semibold">
                {formatNumber(value, language)}
                <span className="text-primary">+</span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
