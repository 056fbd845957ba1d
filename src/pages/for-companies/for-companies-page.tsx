import { useTranslation } from 'react-i18next'

import { Container } from '@/components/ui/container'
import { useLanguage } from '@/i18n/use-language'
import { breadcrumbs } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { Benefits } from './benefits'
import { Closing } from './closing'
import { EngagementModels } from './engagement-models'
import { Hero } from './hero'
import { Process } from './process'
import { Request } from './request'

export function Component() {
  const { t } = useTranslation('for-companies')
  const trail = [{ page: 'for-companies', name: t('meta.title') }] as const
  return (
    <>
      <Seo page="for-companies" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[breadcrumbs(useLanguage(), trail)]} />
      <Container className="grid gap-x-12 gap-y-14 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-y-24 lg:pt-20 xl:gap-x-20">
        <Hero />
        <Request />
        <Benefits />
      </Container>
      <Process />
      <EngagementModels />
      <Closing />
    </>
  )
}
