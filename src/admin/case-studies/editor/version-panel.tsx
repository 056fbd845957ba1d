import * as Tabs from '@radix-ui/react-tabs'
import { memo, useId, useState, type ReactNode } from 'react'

import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { DeleteVersion } from './delete-version'
import { EarlierTexts } from './earlier-texts'
import { PublishedSwitch } from './published-switch'
import type { StoredStudy } from './study-values'
import { TitleHint } from './title-hint'
import { TranslationNotice } from './translation-notice'
import { VersionActions } from './version-actions'
import { VersionHtmlField } from './version-html-field'
import { VersionImageField } from './version-image-field'
import { VersionTextField } from './version-text-field'

interface VersionPanelProps {
  language: Language
  study: StoredStudy
  track: (work: Promise<void>) => void
  /** Called with the version that is stored now, or undefined if it was deleted. The values of the form stay. */
  onStored: (language: Language, version: StoredVersion | undefined) => void
}

/** Renders the fields of one version (spec 2). Stays mounted, but hidden, while another language tab is open. */
export const VersionPanel = memo(function VersionPanel({
  language,
  study,
  track,
  onStored,
}: VersionPanelProps) {
  const titleHint = useId()
  const [isCompared, setCompared] = useState(false)
  const { slug, versions } = study
  const version = versions[language]
  const beside = isCompared && 'beside'
  const below = isCompared && 'below'
  return (
    <Tabs.Content
      forceMount
      value={language}
      className="space-y-10 rounded-control px-5 py-7 data-[state=inactive]:hidden sm:px-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        <VersionActions
          language={language}
          study={study}
          isCompared={isCompared}
          onCompare={() => setCompared(!isCompared)}
        />
        {slug && <EarlierTexts slug={slug} language={language} />}
      </div>
      {language !== defaultLanguage && version && versions.en && (
        <TranslationNotice
          version={version}
          english={versions.en}
          onRead={(read) => onStored(language, read)}
        />
      )}
      <Fields title={`The study · ${languageFacts[language].name}`}>
        <VersionTextField language={language} field="title" english={beside} hintId={titleHint}>
          <TitleHint id={titleHint} language={language} slug={slug} isStored={version !== undefined} />
        </VersionTextField>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="client_name" />
          <VersionTextField language={language} field="category" english={below} />
        </div>
        <VersionImageField language={language} field="featured_image" track={track} />
        <VersionTextField language={language} field="excerpt" rows={3} english={beside} />
        <VersionHtmlField language={language} field="content" rows={10} english={beside} track={track} />
      </Fields>
      <Fields title="The client">
        <VersionHtmlField language={language} field="about_company" rows={4} english={beside} track={track} />
      </Fields>
      <Fields title="Testimonial">
        <VersionTextField language={language} field="testimonial_text" rows={3} english={beside} />
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="testimonial_author" />
          <VersionTextField language={language} field="testimonial_author_role" english={below} />
        </div>
        <VersionImageField language={language} field="testimonial_image" track={track} />
      </Fields>
      {slug && <DeleteVersion slug={slug} versions={versions} language={language} onStored={onStored} />}
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
