import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'
import { FormLink } from '@/components/form-link'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { EngagementModels } from './engagement-models'
import { Hero } from './hero'
import { Process } from './process'
import { RequestArea } from './request-area'

export function Component() {
  const { t } = useTranslation('for-companies')
  return (
    <>
      <Seo page="for-companies" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_29rem] lg:pt-24 xl:grid-cols-[minmax(0,1fr)_33rem] xl:gap-x-16">
        <Hero />
        <RequestArea id="request" />
        <Benefits />
      </Container>
      <Process />
      <EngagementModels />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <FormLink to="request" className={button({ size: 'lg' })}>
          {t('closing.button')}
        </FormLink>
      </ClosingBand>
    </>
  )
}
