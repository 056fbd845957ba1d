import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'

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
  created_at: '2026-03-01T08:00:00Z',
  text_digest: 'now',
  source_digest: null,
  unread: false,
  ...changes,
})
