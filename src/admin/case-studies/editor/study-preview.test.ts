import { expect, it } from 'vitest'

import { studyMeta } from '@/features/case-studies/model'
import { titleAndUrl } from '@/seo/seo'

import { versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { previewedStudy } from './study-preview'

const preview = (typed: Partial<StudyValues>) =>
  previewedStudy('sk', studyValues({}, typed), { slug: null, versions: {} })

it('the preview makes the slug from the English title, or has a placeholder', () => {
  expect(preview({ en: versionValues({ title: 'A new study' }) }).slug).toBe('a-new-study')
  expect(titleAndUrl(studyMeta(preview({})), 'sk').url).toMatch(/\/sk\/pripadove-studie\/./)
})
