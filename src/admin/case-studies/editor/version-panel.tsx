import * as Tabs from '@radix-ui/react-tabs'
import { memo, useId, type ReactNode } from 'react'

import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import { CopyEnglish } from './copy-english'
import { HtmlField } from './html-field'
import { ImageField } from './image-field'
import { PublishedSwitch } from './published-switch'
import { TextField } from './text-field'
import { TitleHint } from './title-hint'

interface VersionPanelProps {
  language: Language
  slug: string | null
  exists: boolean
  track: (work: Promise<void>) => void
}

/** The fields of one language version (spec 2). It stays in the page when another tab is open: nothing typed is lost. */
export const VersionPanel = memo(function VersionPanel({ language, slug, exists, track }: VersionPanelProps) {
  const { sections } = editorTexts
  const titleHint = useId()
  return (
    <Tabs.Content
      forceMount
      value={language}
      className="space-y-10 rounded-control px-5 py-7 data-[state=inactive]:hidden sm:px-7 [&_input]:scroll-mb-32 [&_textarea]:scroll-mb-32"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        {language !== defaultLanguage && <CopyEnglish language={language} />}
      </div>
      <Fields title={`${sections.study} · ${languageFacts[language].name}`}>
        <div>
          <TextField language={language} field="title" hintId={titleHint} />
          <TitleHint id={titleHint} language={language} slug={slug} exists={exists} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField language={language} field="client_name" />
          <TextField language={language} field="category" />
        </div>
        <ImageField language={language} field="featured_image" track={track} />
        <TextField language={language} field="excerpt" rows={3} />
        <HtmlField language={language} field="content" rows={10} />
      </Fields>
      <Fields title={sections.company}>
        <HtmlField language={language} field="about_company" rows={4} />
      </Fields>
      <Fields title={sections.testimonial}>
        <TextField language={language} field="testimonial_text" rows={3} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField language={language} field="testimonial_author" />
          <TextField language={language} field="testimonial_author_role" />
        </div>
        <ImageField language={language} field="testimonial_image" track={track} />
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
