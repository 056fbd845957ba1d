import { expect, it } from 'vitest'

import { studyMeta } from '@/features/case-studies/model'
import { titleAndUrl } from '@/seo/page-meta'

import { versionValues } from '../../testing/stored-version'
import { studyValues, type StudyValues } from '../study-values'
import { previewedStudy } from './study-preview'

const study = { slug: 'study', publishedAt: '2026-03-05T12:00:00Z' }
const withValues = (typed: Partial<StudyValues>) => studyValues({}, typed)

it('previewedStudy trims texts, and keeps slug and publication date', () => {
  const values = withValues({ sk: versionValues({ title: ' Názov ', about_company: ' ' }) })
  expect(previewedStudy({ ...study, language: 'sk', values })).toMatchObject({
    slug: 'study',
    language: 'sk',
    title: 'Názov',
    about_company: null,
    published_at: '2026-03-05T12:00:00Z',
  })
})

it('previewedStudy leaves out a picture that the database would refuse', () => {
  const url = 'http://example.com/a.png'
  const values = withValues({ en: versionValues({ featured_image: url, testimonial_image: 'javascript:x' }) })
  expect(previewedStudy({ ...study, language: 'en', values })).toMatchObject({
    featured_image: null,
    testimonial_image: null,
  })
})

it('previewedStudy makes the slug from the English title, or has a placeholder', () => {
  const en = versionValues({ title: 'A new study' })
  const slugOf = (values: StudyValues) =>
    previewedStudy({ slug: null, publishedAt: null, language: 'sk', values })
  expect(slugOf(withValues({ en })).slug).toBe('a-new-study')
  expect(titleAndUrl(studyMeta(slugOf(withValues({}))), 'sk').url).toMatch(/\/sk\/pripadove-studie\/./)
})
