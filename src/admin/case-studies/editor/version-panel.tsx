import { caseStudyFields, type FieldName } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { memo, useState } from 'react'

import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { EarlierTexts } from './earlier-texts'
import type { StoredStudy } from './study-values'
import { TranslationNotice } from './translation-notice'
import { DeleteVersion, PublishedSwitch, VersionActions } from './version-actions'
import { VersionField } from './version-field'

const groups: Record<string, FieldName[]> = {
  'The study': ['title', 'client_name', 'category', 'featured_image', 'excerpt', 'content'],
  'The client': ['about_company'],
  Testimonial: ['testimonial_text', 'testimonial_author', 'testimonial_author_role', 'testimonial_image'],
}

interface VersionPanelProps {
  language: Language
  study: StoredStudy
  /** Called with undefined if the version was deleted. The values of the form stay. */
  onStored: (language: Language, version: StoredVersion | undefined) => void
}

/** Stays mounted, but hidden, while another language tab is open. */
export const VersionPanel = memo(function VersionPanel(props: VersionPanelProps) {
  const { language, study, onStored } = props
  const [isCompared, setCompared] = useState(false)
  const { slug, versions } = study
  const version = versions[language]
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
      {Object.entries(groups).map(([title, names]) => (
        <fieldset key={title}>
          <legend className="mb-5 w-full border-b border-line pb-2 text-small font-semibold">{title}</legend>
          <div className="grid gap-6 sm:grid-cols-2">
            {caseStudyFields
              .filter(({ name }) => names.includes(name))
              .map((field) => (
                <VersionField key={field.name} language={language} field={field} isCompared={isCompared} />
              ))}
          </div>
        </fieldset>
      ))}
      <DeleteVersion
        versions={versions}
        language={language}
        onDeleted={() => onStored(language, undefined)}
      />
    </Tabs.Content>
  )
})
