import { useTranslation } from 'react-i18next'

import bridge from '@/components/art/coming-soon.svg?raw'
import { BridgeDrawing } from '@/components/art/drawing'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { ActionRow } from '@/components/ui/container'
import { Seo } from '@/seo/seo'

const alternatives = {
  blog: [{ page: 'case-studies', label: 'case_studies' }],
  careers: [
    { page: 'it-projects', label: 'it_projects' },
    { page: 'for-it-specialists', label: 'for_it_specialists' },
  ],
} as const

export function ComingSoon({ page }: { page: keyof typeof alternatives }) {
  const { t } = useTranslation(['coming-soon', 'common'])
  const title = t(`${page}_title`)
  const text = t(`${page}_text`)
  return (
    <>
      <Seo page={page} title={title} description={text} />
      <PageHero eyebrow={t('common:nav.coming_soon')} title={title} text={text}>
        <p className="mt-4 max-w-[36rem] text-muted">{t(`${page}_until_then`)}</p>
        <ActionRow className="mt-8">
          {alternatives[page].map((link, index) => (
            <PageLink
              key={link.page}
              page={link.page}
              className={buttonVariants({ size: 'lg', variant: index === 0 ? 'default' : 'outline' })}
            >
              {t(link.label)}
            </PageLink>
          ))}
        </ActionRow>
        <BridgeDrawing svg={bridge} />
      </PageHero>
    </>
  )
}
