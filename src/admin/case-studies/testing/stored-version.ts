import { caseStudyFields, contentOf, type Field, type FieldName } from '@contracts/case-study'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'

import { valuesOf, type VersionValues } from '../editor/study-values'

const texts = {
  ...valuesOf(undefined),
  title: 'Title',
  excerpt: 'In short',
  content: '<p>At length</p>',
  client_name: 'Client',
}

export function fieldNamed(name: FieldName): Field {
  const field = caseStudyFields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

export const storedVersion = (changes: Partial<StoredVersion> = {}): StoredVersion => ({
  id: `id-${changes.language ?? 'en'}`,
  updated_at: '2026-03-05T12:00:00Z',
  published_at: '2026-03-05T12:00:00Z',
  ...contentOf(texts, { slug: 'study', language: 'en', published: true }),
  text_digest: 'digest of the English texts',
  source_digest: null,
  unread: false,
  ...changes,
})

export const versionValues = (changes: Partial<VersionValues> = {}): VersionValues => ({
  ...valuesOf(storedVersion()),
  ...changes,
})

export const listedVersion = (
  slug: string,
  language: string,
  changes: Partial<ListedVersion> = {},
): ListedVersion => ({
  slug,
  language,
  title: `Title of ${slug}`,
  client_name: `Client of ${slug}`,
  published: true,
  updated_at: '2026-03-05T12:00:00Z',
  text_digest: 'now',
  source_digest: null,
  unread: false,
  ...changes,
})
