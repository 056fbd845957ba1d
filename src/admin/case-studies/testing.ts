import type { StoredVersion } from '@/features/case-studies/model'

import { valuesOf, type VersionValues } from './editor/study-values'

/** Returns a complete, published version as the database has it, for tests. */
export const storedVersion = (changes: Partial<StoredVersion> = {}): StoredVersion => ({
  id: `id-${changes.language ?? 'en'}`,
  updated_at: '2026-03-05T12:00:00Z',
  slug: 'study',
  language: 'en',
  title: 'Title',
  excerpt: 'In short',
  content: '<p>At length</p>',
  client_name: 'Client',
  category: '',
  featured_image: null,
  published: true,
  about_company: null,
  testimonial_text: null,
  testimonial_author: null,
  testimonial_author_role: null,
  testimonial_image: null,
  ...changes,
})

/** Returns the form values of that version, for tests. */
export const versionValues = (changes: Partial<VersionValues> = {}): VersionValues => ({
  ...valuesOf(storedVersion()),
  ...changes,
})
