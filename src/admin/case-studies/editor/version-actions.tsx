import { ArrowUpRight, Columns2 } from 'lucide-react'

import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { PublicPageLink } from '../public-page-link'
import { CopyEnglish } from './copy-english'
import type { StoredVersions } from './study-values'
import { TranslateVersion } from './translation-notice'

interface VersionActionsProps {
  language: Language
  slug: string | null
  versions: StoredVersions
  isCompared: boolean
  onCompare: () => void
}

export function VersionActions({ language, slug, versions, isCompared, onCompare }: VersionActionsProps) {
  const version = versions[language]
  return (
    <div className="flex flex-wrap gap-2">
      {slug && version?.published && (
        <PublicPageLink
          slug={slug}
          language={language}
          label={editorTexts.publicPage}
          of={languageFacts[language].name}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </PublicPageLink>
      )}
      {language !== defaultLanguage && (
        <>
          {slug && versions.en && !version && <TranslateVersion slug={slug} language={language} />}
          <CopyEnglish language={language} />
          <button
            type="button"
            aria-expanded={isCompared}
            onClick={onCompare}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Columns2 aria-hidden="true" className="size-4" />
            {isCompared ? editorTexts.hideEnglish : editorTexts.showEnglish}
          </button>
        </>
      )}
    </div>
  )
}
