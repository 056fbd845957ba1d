import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const models = ['contractor', 'employment', 'team', 'project'] as const
const columns = ['fit', 'contract', 'lead', 'price'] as const

const row = 'lg:grid lg:grid-cols-[minmax(0,2.2fr)_repeat(4,minmax(0,1.15fr))] lg:gap-x-8'

/**
 * D13. On wide screens, it looks like a table. Screen readers ignore its header row and read a label for each value.
 */
export function EngagementModels() {
  const { t } = useTranslation('for-companies')
  return (
    <Section id="models" eyebrow={t('models.eyebrow')} title={t('models.title')} intro={t('models.intro')}>
      <div aria-hidden="true" className={`hidden pb-4 text-label font-medium text-muted ${row}`}>
        {columns.map((column) => (
          <span key={column} className="first:col-start-2">
            {t(`models.columns.${column}`)}
          </span>
        ))}
      </div>
      <ul className="border-b border-line">
        {models.map((model) => (
          <li key={model} className={`border-t border-line py-8 first:border-ink lg:py-9 ${row}`}>
            <div>
              <h3 className="text-heading">{t(`models.items.${model}.title`)}</h3>
              <p className="mt-2 max-w-measure text-small text-muted">{t(`models.items.${model}.text`)}</p>
            </div>
            <dl className="mt-6 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 lg:contents">
              {columns.map((column) => (
                <div key={column} className="lg:pt-1.5">
                  <dt className="text-label text-muted lg:sr-only">{t(`models.columns.${column}`)}</dt>
                  <dd>{t(`models.items.${model}.${column}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
