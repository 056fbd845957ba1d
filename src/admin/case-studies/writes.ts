import { restoreDeletedVersions } from '@/features/case-studies/api/case-study-history'
import {
  deleteStudy,
  deleteVersion,
  markTranslationAsRead,
} from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'

import { tried } from '../attempt'
import { deleteDraft } from './editor/draft'
import { saveStudy } from './editor/save-study'
import { codeOf } from './editor/study-values'
import { translate } from './translations/translate'

export const caseStudyWrites = {
  save: saveStudy,
  translate,

  /** @param draftIds drafts of the study that the administrator knows to be lost */
  deleteStudy: ({ slug, draftIds, isPublic }: { slug: string; draftIds: string[]; isPublic: boolean }) => {
    const work = async () => {
      await deleteStudy(slug)
      draftIds.forEach(deleteDraft)
      return { title: 'Case study deleted successfully' }
    }
    return tried('Failed to delete case study', work, isPublic)
  },

  deleteVersion: (version: Pick<StoredVersion, 'id' | 'updated_at' | 'language' | 'published'>) => {
    const code = codeOf(version.language)
    const failure = `Failed to delete the ${code} version. Reload the page to see what is stored.`
    const work = async () => {
      await deleteVersion(version)
      return { title: `${code} version deleted successfully` }
    }
    return tried(failure, work, version.published)
  },

  /** @param ids rows of the history */
  restore: (ids: number[]) =>
    tried('The case study could not be restored', async () => {
      await restoreDeletedVersions(ids)
      return { title: 'Case study restored' }
    }),

  markAsRead: async ({ version, english }: { version: StoredVersion; english: StoredVersion }) => {
    const failure = 'The translation could not be marked as read. Please try again.'
    const work = async () => {
      await markTranslationAsRead(version, english)
      return { title: `${codeOf(version.language)} is marked as compared with the English text` }
    }
    return tried(failure, work, false)
  },
}
