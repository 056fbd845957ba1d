import { ImageWithFallback } from '@/components/image-with-fallback'
import { Container } from '@/components/ui/container'
import { env } from '@/config/env'
import type { PublishedStudy } from '@/features/case-studies/model'
import { studyMeta } from '@/features/case-studies/study-meta'
import { languageFacts } from '@/i18n/languages'
import { shareImageUrl, titleAndUrl } from '@/seo/page-meta'

import { previewTexts as texts } from '../../../texts/preview'

export function LinkPreviews({ study }: { study: PublishedStudy }) {
  const meta = studyMeta(study)
  const { title, url } = titleAndUrl(meta, study.language)
  const { tag } = languageFacts[study.language]
  return (
    <Container className="grid grid-cols-1 items-start gap-10 py-8 lg:grid-cols-2">
      <section>
        <h3 className="text-heading">{texts.search.heading}</h3>
        <div className="mt-4 max-w-150 rounded-surface border border-line bg-surface p-5">
          <p className="truncate text-label text-muted">{decodeURI(url)}</p>
          <div lang={tag}>
            <p className="mt-1 truncate text-subheading text-primary">{title}</p>
            <p className="mt-1 line-clamp-2 text-small text-muted">{meta.description}</p>
          </div>
        </div>
        <p className="mt-3 text-label text-muted">{texts.search.hint}</p>
      </section>
      <section>
        <h3 className="text-heading">{texts.share.heading}</h3>
        <div className="mt-4 max-w-130 overflow-hidden rounded-surface border border-line bg-surface">
          <ImageWithFallback
            src={onThisHost(shareImageUrl(meta.image))}
            className="aspect-[1.91] w-full bg-tint object-cover"
            fallback={<p className="p-5 text-small text-danger">{texts.share.brokenImage}</p>}
          />
          <div className="p-5">
            <p className="text-label text-muted">{new URL(url).host}</p>
            <div lang={tag}>
              <p className="mt-1 line-clamp-2 font-semibold">{title}</p>
              <p className="mt-1 line-clamp-2 text-small text-muted">{meta.description}</p>
            </div>
          </div>
        </div>
        <p className="mt-3 text-label text-muted">{texts.share.hint}</p>
      </section>
    </Container>
  )
}

/**
 * Removes the origin of the deployed site from a URL, so that the browser loads the picture from the host of the admin
 * area, which has the same files.
 */
const onThisHost = (url: string) => (url.startsWith(`${env.siteUrl}/`) ? url.slice(env.siteUrl.length) : url)
