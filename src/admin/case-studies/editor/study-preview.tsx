import { contentOf } from '@contracts/case-study'
import { Eye, X } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { Container } from '@/components/ui/container'
import { Modal } from '@/components/ui/modal'
import { env } from '@/config/env'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import { slugFrom, studyMeta, type PublishedStudy } from '@/features/case-studies/model'
import { withSafeHtml } from '@/features/case-studies/sanitize'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'
import { titleAndUrl } from '@/seo/seo'
import { pictureUrl } from '@/seo/share-image'

import { attempt } from '../../attempt'
import { IconButton } from '../../button'
import { useEditedStudy, type EditedStudy } from './edited-study'
import type { StudyValues } from './study-values'

export function PreviewButton({ language }: { language: Language }) {
  const { getValues } = useFormContext<StudyValues>()
  const edited = useEditedStudy()
  const [study, setStudy] = useState<PublishedStudy>()
  const open = async () => {
    const load = () => loadCatalogues(language, ['common', 'case-studies'])
    if (await attempt(load, 'The preview cannot be loaded. Please try again.')) {
      setStudy(previewedStudy(language, getValues(), edited))
    }
  }
  return (
    <>
      <IconButton variant="outline" className="px-3" aria-haspopup="dialog" onClick={() => void open()}>
        <Eye className="size-4.5" />
        <span className="max-sm:sr-only">Preview page</span>
      </IconButton>
      {study && <StudyPreview study={study} onClose={() => setStudy(undefined)} />}
    </>
  )
}

function StudyPreview({ study, onClose }: { study: PublishedStudy; onClose: () => void }) {
  const { language } = study
  const { tag, name } = languageFacts[language]
  return (
    <Modal
      aria-label={`Preview: ${name}`}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
    >
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <h2 className="text-small font-semibold">Preview: {name}</h2>
          <IconButton
            className="ml-auto"
            aria-label="Close preview"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <X className="size-5" />
          </IconButton>
        </Container>
      </header>
      <div lang={tag} onClickCapture={blockLinks}>
        <LanguageContext value={language}>
          <I18nextProvider i18n={i18nFor(language)}>
            <Container className="pt-5 pb-section sm:pt-8">
              <StudyArticle study={study} />
            </Container>
          </I18nextProvider>
        </LanguageContext>
      </div>
      <LinkPreviews study={study} />
    </Modal>
  )
}

/** A link would leave the unsaved form. */
function blockLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

function LinkPreviews({ study }: { study: PublishedStudy }) {
  const meta = studyMeta(study)
  const { title, url } = titleAndUrl(meta, study.language)
  const text = (
    <div lang={languageFacts[study.language].tag}>
      <p className="mt-1 line-clamp-2 text-subheading">{title}</p>
      <p className="mt-1 line-clamp-2 text-small text-muted">{meta.description}</p>
    </div>
  )
  return (
    <Container className="grid grid-cols-1 items-start gap-10 border-t border-line py-10 lg:grid-cols-2">
      <section>
        <h3 className="text-heading">In a search engine</h3>
        <div className="mt-4 max-w-150 rounded-surface border border-line bg-surface p-5">
          <p className="truncate text-label text-muted">{decodeURI(url)}</p>
          {text}
        </div>
      </section>
      <section>
        <h3 className="text-heading">As a shared link</h3>
        <div className="mt-4 max-w-130 overflow-hidden rounded-surface border border-line bg-surface">
          <ImageWithFallback
            src={onThisHost(pictureUrl(meta.image, study.language))}
            className="aspect-[1.91] w-full bg-tint object-cover"
            fallback={<p className="p-5 text-small text-danger">The picture cannot be loaded.</p>}
          />
          <div className="p-5">
            <p className="text-label text-muted">{new URL(url).host}</p>
            {text}
          </div>
        </div>
      </section>
    </Container>
  )
}

/** Loads files of the site from this host, which has the same files. */
const onThisHost = (url: string) => (url.startsWith(`${env.siteUrl}/`) ? url.slice(env.siteUrl.length) : url)

/** Returns the study that visitors would read if one language were saved and published now (D24). */
function previewedStudy(
  language: Language,
  values: StudyValues,
  { slug, stored }: EditedStudy,
): PublishedStudy {
  const { published, ...texts } = values[language]
  const address = slug ?? (slugFrom(values[defaultLanguage].title) || '…')
  const content = contentOf(texts, { slug: address, language, published })
  return {
    ...withSafeHtml(content),
    language,
    published_at: stored[language]?.published_at ?? new Date().toISOString(),
  }
}
