import * as Tabs from '@radix-ui/react-tabs'
import { memo, useId, type ReactNode } from 'react'

import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { CopyEnglish } from './copy-english'
import { EarlierTexts } from './history/earlier-texts'
import { VersionHtmlField } from './version-html-field'
import { VersionImageField } from './version-image-field'
import { PublishedSwitch } from './published-switch'
import { VersionTextField } from './version-text-field'
import { TitleHint } from './title-hint'

interface VersionPanelProps {
  language: Language
  slug: string | null
  isStored: boolean
  track: (work: Promise<void>) => void
}

/** Renders the fields of one version (spec 2). Is hidden, but stays mounted, while another tab is open. */
export const VersionPanel = memo(function VersionPanel({
  language,
  slug,
  isStored,
  track,
}: VersionPanelProps) {
  const { sections } = editorTexts
  const titleHint = useId()
  return (
    <Tabs.Content
      forceMount
      value={language}
      className="space-y-10 rounded-control px-5 py-7 data-[state=inactive]:hidden sm:px-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        {language !== defaultLanguage && <CopyEnglish language={language} />}
        {slug && <EarlierTexts slug={slug} language={language} />}
      </div>
      <Fields title={`${sections.study} · ${languageFacts[language].name}`}>
        <div>
          <VersionTextField language={language} field="title" hintId={titleHint} />
          <TitleHint id={titleHint} language={language} slug={slug} isStored={isStored} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="client_name" />
          <VersionTextField language={language} field="category" />
        </div>
        <VersionImageField language={language} field="featured_image" track={track} />
        <VersionTextField language={language} field="excerpt" rows={3} />
        <VersionHtmlField language={language} field="content" rows={10} track={track} />
      </Fields>
      <Fields title={sections.company}>
        <VersionHtmlField language={language} field="about_company" rows={4} track={track} />
      </Fields>
      <Fields title={sections.testimonial}>
        <VersionTextField language={language} field="testimonial_text" rows={3} />
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="testimonial_author" />
          <VersionTextField language={language} field="testimonial_author_role" />
        </div>
        <VersionImageField language={language} field="testimonial_image" track={track} />
      </Fields>
    </Tabs.Content>
  )
})

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-5 w-full border-b border-line pb-2 text-small font-semibold">{title}</legend>
      <div className="space-y-6">{children}</div>
    </fieldset>
  )
}
