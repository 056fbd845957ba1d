import { expect, it } from 'vitest'

import { studyMeta } from '@/features/case-studies/model'
import { titleAndUrl } from '@/seo/page-meta'

import { versionValues } from '../../testing/stored-version'
import { studyValues, type StudyValues } from '../study-values'
import { previewedStudy, type PreviewedVersion } from './study-preview'

const preview = (typed: Partial<StudyValues>, changes: Partial<PreviewedVersion> = {}) =>
  previewedStudy({
    language: 'sk',
    slug: null,
    publishedAt: null,
    values: studyValues({}, typed),
    ...changes,
  })

it('the preview trims texts, and keeps slug and publication date', () => {
  const sk = versionValues({ title: ' Názov ', about_company: ' ' })
  const stored = { slug: 'study', publishedAt: '2026-03-05T12:00:00Z' }
  expect(preview({ sk }, stored)).toMatchObject({
    slug: 'study',
    language: 'sk',
    title: 'Názov',
    about_company: null,
    published_at: '2026-03-05T12:00:00Z',
  })
})

it('the preview leaves out a picture that the database would refuse', () => {
  const sk = versionValues({ featured_image: 'http://example.com/a.png', testimonial_image: 'javascript:x' })
  expect(preview({ sk })).toMatchObject({ featured_image: null, testimonial_image: null })
})

it('the preview makes the slug from the English title, or has a placeholder', () => {
  expect(preview({ en: versionValues({ title: 'A new study' }) }).slug).toBe('a-new-study')
  expect(titleAndUrl(studyMeta(preview({})), 'sk').url).toMatch(/\/sk\/pripadove-studie\/./)
})
