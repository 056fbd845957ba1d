import type { StoredVersion } from '@/features/case-studies/model'

import { valuesOf, type VersionValues } from './editor/study-values'

/** Returns a published version as the database stores it. English by default. */
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
  text_digest: 'digest of the English texts',
  source_digest: null,
  unread: false,
  ...changes,
})

export const versionValues = (changes: Partial<VersionValues> = {}): VersionValues => ({
  ...valuesOf(storedVersion()),
  ...changes,
})
