import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'
import { FormLink } from '@/components/form-link'
import { Questions } from '@/components/questions'
import { SeparateHydration } from '@/components/separate-hydration'
import { StickyPanel } from '@/components/sticky-panel'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { answers } from '@/config/company'
import { CompanyRequestForm } from '@/features/enquiries/components/company-request-form'
import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { EngagementModels } from './engagement-models'
import { Hero } from './hero'
import { Process } from './process'
import { Proof } from './proof'

export function Component() {
  const { t } = useTranslation('for-companies')
  const [step, setStep] = useState(0)
  return (
    <>
      <Seo page="for-companies" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_min(29rem,50%)] lg:pt-24 xl:grid-cols-[minmax(0,1fr)_min(33rem,50%)] xl:gap-x-16">
        <Hero />
        <div id="request" className="mt-14 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <StickyPanel>
            <SeparateHydration>
              <CompanyRequestForm />
            </SeparateHydration>
          </StickyPanel>
        </div>
        <Benefits />
      </Container>
      <Proof />
      <Process step={step} onStep={setStep} />
      <EngagementModels />
      <Questions
        eyebrow={t('questions.eyebrow')}
        title={t('questions.title')}
        questions={(['minimum_term', 'replacement', 'security', 'seniority', 'cost'] as const).map((key) => ({
          question: t(`questions.items.${key}`),
          answer: answers.companies[key],
        }))}
      />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <FormLink to="request" className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
        </FormLink>
      </ClosingBand>
    </>
  )
}
