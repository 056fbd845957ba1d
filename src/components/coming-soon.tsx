import { useTranslation } from 'react-i18next'

import { halfRings } from '@/components/art/geometry'
import { BridgeFrame, deck } from '@/components/art/not-found-art'
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
        <ComingSoonArt />
      </PageHero>
    </>
  )
}

const piece = { x: 326, width: 40, y: deck + 22 }

function ComingSoonArt() {
  return (
    <BridgeFrame reach={170} hasEastHangers={false}>
      <path strokeWidth="3" d={`M0 ${deck}h312M${piece.x} ${piece.y}h${piece.width}`} />
      <path
        strokeWidth="1.25"
        opacity="0.7"
        d={`M${piece.x + 6} 186V${piece.y}M${piece.x + piece.width - 6} 178V${piece.y}`}
      />
      <path strokeWidth="2" strokeDasharray="1 11" d={`M382 ${deck}h258`} opacity="0.7" />
      <path
        strokeWidth="1.25"
        opacity="0.5"
        d={halfRings(piece.x + piece.width / 2, piece.y + 20, { r: 14, step: 14, count: 4, side: 'under' })}
      />
      <circle cx="296" cy={deck - 1} r="8" fill="var(--color-accent)" stroke="none" />
    </BridgeFrame>
  )
}
