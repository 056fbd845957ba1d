import { Trans, useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { Seo } from '@/seo/seo'

import { ContactDetails } from './contact-details'
import { policyOutline } from './policy-outline'
import { PolicySection } from './policy-section'
import { TableOfContents } from './table-of-contents'

export function Component() {
  const { t } = useTranslation('privacy-policy')
  const { date, text } = company.privacyPolicyUpdate
  return (
    <>
      <Seo page="privacy-policy" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')}>
        <p className="mt-6 text-small">
          <Trans
            t={t}
            i18nKey="hero.updated"
            values={{ date: text }}
            components={{ time: <time dateTime={date} /> }}
          />
        </p>
      </PageHero>
      <Container className="grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[min(17rem,40%)_minmax(0,1fr)]">
        <TableOfContents />
        <div className="max-w-measure space-y-16 print:space-y-8">
          {policyOutline.map((keys, index) => (
            <PolicySection key={keys.section} number={index + 1} keys={keys}>
              {keys.section === 'contact' && <ContactDetails />}
            </PolicySection>
          ))}
        </div>
      </Container>
    </>
  )
}
