import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClosingRow } from '@/components/closing-row'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { organization } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { Awards } from './awards'
import { Press } from './press'
import { Story } from './story'
import { Team } from './team'
import { Values } from './values'
import { Viaduct } from './viaduct'

export function Component() {
  const { t } = useTranslation('about')
  return (
    <>
      <Seo page="about" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization()]} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Viaduct />
      <Story />
      <Press />
      <Values />
      <Awards />
      <Team />
      <ClosingRow title={t('closing.title')} text={t('closing.text')}>
        <PageLink page="contact" className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </PageLink>
      </ClosingRow>
    </>
  )
}
