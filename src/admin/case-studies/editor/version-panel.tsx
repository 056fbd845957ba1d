import * as Tabs from '@radix-ui/react-tabs'
import { Columns2 } from 'lucide-react'
import { memo, useId, useState, type ReactNode } from 'react'

import { buttonVariants } from '@/components/ui/button'
import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { CopyEnglish } from './copy-english'
import { EarlierTexts } from './history/earlier-texts'
import { VersionHtmlField } from './version-html-field'
import { VersionImageField } from './version-image-field'
import { PublishedSwitch } from './published-switch'
import { VersionTextField } from './version-text-field'
import { TitleHint } from './title-hint'
import { TranslateVersion, TranslationNotice } from './translation-notice'
import { WithEnglish } from './with-english'

interface VersionPanelProps {
  language: Language
  slug: string | null
  version: StoredVersion | undefined
  english: StoredVersion | undefined
  track: (work: Promise<void>) => void
}

/** Renders the fields of one version (spec 2). Is hidden, but stays mounted, while another tab is open. */
export const VersionPanel = memo(function VersionPanel({
  language,
  slug,
  version,
  english,
  track,
}: VersionPanelProps) {
  const { sections } = editorTexts
  const titleHint = useId()
  const [isCompared, setCompared] = useState(false)
  const isTranslation = language !== defaultLanguage
  return (
    <Tabs.Content
      forceMount
      value={language}
      className="space-y-10 rounded-control px-5 py-7 data-[state=inactive]:hidden sm:px-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        {isTranslation && (
          <div className="flex flex-wrap gap-2">
            {slug && english && !version && <TranslateVersion slug={slug} language={language} />}
            <CopyEnglish language={language} />
            <button
              type="button"
              aria-expanded={isCompared}
              onClick={() => setCompared(!isCompared)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <Columns2 aria-hidden="true" className="size-4" />
              {isCompared ? editorTexts.hideEnglish : editorTexts.showEnglish}
            </button>
          </div>
        )}
        {slug && <EarlierTexts slug={slug} language={language} />}
      </div>
      {isTranslation && version && english && <TranslationNotice version={version} english={english} />}
      <Fields title={`${sections.study} · ${languageFacts[language].name}`}>
        <WithEnglish field="title" shown={isCompared}>
          <VersionTextField language={language} field="title" hintId={titleHint} />
          <TitleHint id={titleHint} language={language} slug={slug} isStored={version !== undefined} />
        </WithEnglish>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="client_name" />
          <WithEnglish field="category" shown={isCompared} isNarrow>
            <VersionTextField language={language} field="category" />
          </WithEnglish>
        </div>
        <VersionImageField language={language} field="featured_image" track={track} />
        <WithEnglish field="excerpt" shown={isCompared}>
          <VersionTextField language={language} field="excerpt" rows={3} />
        </WithEnglish>
        <WithEnglish field="content" shown={isCompared}>
          <VersionHtmlField language={language} field="content" rows={10} track={track} />
        </WithEnglish>
      </Fields>
      <Fields title={sections.company}>
        <WithEnglish field="about_company" shown={isCompared}>
          <VersionHtmlField language={language} field="about_company" rows={4} track={track} />
        </WithEnglish>
      </Fields>
      <Fields title={sections.testimonial}>
        <WithEnglish field="testimonial_text" shown={isCompared}>
          <VersionTextField language={language} field="testimonial_text" rows={3} />
        </WithEnglish>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionTextField language={language} field="testimonial_author" />
          <WithEnglish field="testimonial_author_role" shown={isCompared} isNarrow>
            <VersionTextField language={language} field="testimonial_author_role" />
          </WithEnglish>
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
