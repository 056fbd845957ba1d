import * as Tabs from '@radix-ui/react-tabs'
import { memo, useId, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom, type StoredVersion } from '@/features/case-studies/model'
import { href } from '@/i18n/href'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { DeleteVersion } from './delete-version'
import { EarlierTexts } from './earlier-texts'
import { PublishedSwitch } from './published-switch'
import { noSlugMessage, type StoredStudy, type StudyValues } from './study-values'
import { TranslationNotice } from './translation-notice'
import { VersionActions } from './version-actions'
import { VersionHtmlField } from './version-html-field'
import { VersionImageField } from './version-image-field'
import { VersionTextField } from './version-text-field'

interface VersionPanelProps {
  language: Language
  study: StoredStudy
  track: (work: Promise<void>) => void
  /** Called with undefined if the version was deleted. The values of the form stay. */
  onStored: (language: Language, version: StoredVersion | undefined) => void
}

/** Stays mounted, but hidden, while another language tab is open. */
export const VersionPanel = memo(function VersionPanel(props: VersionPanelProps) {
  const { language, study, track, onStored } = props
  const addressId = useId()
  const [isCompared, setCompared] = useState(false)
  const { slug, versions } = study
  const version = versions[language]
  const beside = isCompared && 'beside'
  const below = isCompared && 'below'
  return (
    <Tabs.Content
      forceMount
      value={language}
      tabIndex={undefined}
      className="space-y-10 px-5 py-7 data-[state=inactive]:hidden sm:px-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        <VersionActions
          language={language}
          study={study}
          isCompared={isCompared}
          onCompare={() => setCompared(!isCompared)}
        />
        {slug && <EarlierTexts slug={slug} language={language} stored={version} onStored={onStored} />}
      </div>
      {language !== defaultLanguage && version && versions.en && (
        <TranslationNotice
          language={language}
          version={version}
          english={versions.en}
          onRead={(read) => onStored(language, read)}
        />
      )}
      <Fields title={`The study · ${languageFacts[language].name}`}>
        <VersionTextField language={language} field="title" english={beside} hintId={addressId}>
          {language === defaultLanguage && <Address id={addressId} slug={slug} />}
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

/** The path of the study's page. */
function Address({ id, slug }: { id: string; slug: string | null }) {
  const { control } = useFormContext<StudyValues>()
  const title = useWatch({ control, name: `${defaultLanguage}.title` })
  const shown = slug ?? slugFrom(title)
  const path = shown && `Address: ${href(defaultLanguage, 'case-study', { slug: shown })}`
  return (
    <p id={id} className="mt-2 text-label break-all text-muted empty:hidden">
      {path || (title.trim() && noSlugMessage)}
    </p>
  )
}
