import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const models = ['contractor', 'employment', 'team', 'project'] as const
const criteria = ['best_for', 'lead', 'contract'] as const

/**
 * Four models of engagement (D13) under the same three criteria. One description list a model, so that each reads
 * whole on a phone; on wide screens their rows line up and the criteria are named once, at the left.
 */
export function EngagementModels() {
  const { t } = useTranslation('for-companies')
  return (
    <Section eyebrow={t('models.eyebrow')} title={t('models.title')} intro={t('models.intro')}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 md:gap-y-0 lg:grid-cols-[8.5rem_repeat(4,minmax(0,1fr))] lg:gap-x-0">
        <div aria-hidden="true" className="hidden lg:row-span-4 lg:grid lg:grid-rows-subgrid">
          {criteria.map((criterion, index) => (
            <span
              key={criterion}
              className={`border-t border-line pt-5 pr-4 text-small text-muted ${index === 0 ? 'row-start-2' : ''}`}
            >
              {t(`models.criteria.${criterion}`)}
            </span>
          ))}
        </div>
        {models.map((model) => (
          <Model key={model} model={model} />
        ))}
      </div>
    </Section>
  )
}

function Model({ model }: { model: (typeof models)[number] }) {
  const { t } = useTranslation('for-companies')
  return (
    <article className="md:row-span-4 md:mb-14 md:grid md:grid-rows-subgrid lg:mb-0">
      <div className="border-t-2 border-ink pt-5 pb-7 lg:px-5">
        <h3 className="text-heading">{t(`models.items.${model}.title`)}</h3>
        <p className="mt-3 text-small text-muted">{t(`models.items.${model}.description`)}</p>
      </div>
      <dl className="md:row-span-3 md:grid md:grid-rows-subgrid">
        {criteria.map((criterion) => (
          <div key={criterion} className="border-t border-line py-4 lg:px-5 lg:py-5">
            <dt className="text-label text-muted lg:sr-only">{t(`models.criteria.${criterion}`)}</dt>
            <dd className="text-small">{t(`models.items.${model}.${criterion}`)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
