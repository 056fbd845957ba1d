import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'

import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'

import { AdminStudyList } from '../admin-study-list'
import { groupBySlug } from '../group-by-slug'

export const version = (slug: string, language: string, published: boolean): ListedVersion => ({
  slug,
  language,
  title: `Title of ${slug}`,
  client_name: `Client of ${slug}`,
  published,
  created_at: '2026-03-01T08:00:00Z',
  text_digest: 'now',
  source_digest: null,
  unread: false,
})

interface ShowOptions {
  openSlug?: string
  url?: string
}

export function showList(versions: ListedVersion[], { openSlug, url = '/' }: ShowOptions = {}) {
  const onTranslate = vi.fn<(scope: TranslationScope) => void>()
  const list = (
    <AdminStudyList
      studies={groupBySlug(versions)}
      openSlug={openSlug}
      deleting={false}
      translating={false}
      onTranslate={onTranslate}
      onDelete={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { onTranslate, shownUrl: () => router.state.location.pathname + router.state.location.search }
}

export const listedTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
