import { caseStudyFields, type FieldName } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { ArrowUpRight } from 'lucide-react'
import { memo, useState } from 'react'
import { useFormContext } from 'react-hook-form'

import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { publicPage } from '../form-navigation'
import { DeleteVersion } from './delete-version'
import { EarlierTexts, useReplaceTexts } from './earlier-texts'
import { useEditedStudy } from './edited-study'
import type { StudyValues } from './study-values'
import { OfferedTranslation, TranslationNotice } from './translation-notice'
import { VersionField } from './version-field'

const groups: Record<string, FieldName[]> = {
  'The study': ['title', 'client_name', 'category', 'featured_image', 'excerpt', 'content'],
  'The client': ['about_company'],
  Testimonial: ['testimonial_text', 'testimonial_author', 'testimonial_author_role', 'testimonial_image'],
}

/** Stays mounted, but hidden, while another language tab is open. */
export const VersionPanel = memo(function VersionPanel({ language }: { language: Language }) {
  const { slug, stored } = useEditedStudy()
  const { getValues } = useFormContext<StudyValues>()
  const replace = useReplaceTexts(language)
  const [isCompared, setCompared] = useState(false)
  return (
    <Tabs.Content
      forceMount
      value={language}
      tabIndex={undefined}
      className="space-y-10 px-5 py-7 data-[state=inactive]:hidden sm:px-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PublishedSwitch language={language} />
        <div className="flex flex-wrap gap-2">
          {slug && stored[language]?.published && (
            <a {...publicPage(slug, language)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              View page
              <ArrowUpRight className="size-4" />
            </a>
          )}
          {language !== defaultLanguage && (
            <>
              <SmallButton onClick={() => void replace(getValues('en'))}>Copy from English</SmallButton>
              <SmallButton aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
                {isCompared ? 'Hide English' : 'Show English'}
              </SmallButton>
            </>
          )}
        </div>
        {slug && stored[language] && <EarlierTexts slug={slug} language={language} />}
      </div>
      {language !== defaultLanguage && (
        <>
          <TranslationNotice language={language} />
          <OfferedTranslation language={language} />
        </>
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
      <DeleteVersion language={language} />
    </Tabs.Content>
  )
})

function PublishedSwitch({ language }: { language: Language }) {
  const { register } = useFormContext<StudyValues>()
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-small font-medium">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a state without `aria-checked`
        role="switch"
        {...register(`${language}.published`)}
        className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-muted p-0.5 transition-colors before:block before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-primary checked:before:translate-x-5 forced-colors:appearance-auto"
      />
      Published
    </label>
  )
}
