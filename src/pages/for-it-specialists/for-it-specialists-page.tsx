import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'
import { FormLink } from '@/components/form-link'
import { PageLink } from '@/components/page-link'
import { Questions } from '@/components/questions'
import { SeparateHydration } from '@/components/separate-hydration'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { answers } from '@/config/company'
import { SpecialistForm } from '@/features/enquiries/components/specialist-form'
import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Life } from './life'
import { Technologies } from './technologies'

export function Component() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <>
      <Seo page="for-it-specialists" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_min(29rem,50%)] lg:pt-24 xl:gap-x-20">
        <Hero />
        <div id="sign-up">
          <SeparateHydration>
            <SpecialistForm />
          </SeparateHydration>
        </div>
      </Container>
      <Life />
      <Benefits />
      <Technologies />
      <HowItWorks />
      <Questions
        eyebrow={t('questions.eyebrow')}
        title={t('questions.title')}
        questions={(['contract', 'payment', 'feedback'] as const).map((key) => ({
          question: t(`questions.items.${key}`),
          answer: answers.specialists[key],
        }))}
      />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <FormLink to="sign-up" className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
        </FormLink>
        <PageLink page="it-projects" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {t('closing.projects')}
        </PageLink>
      </ClosingBand>
    </>
  )
}
