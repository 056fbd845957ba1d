import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'
import { renderRoutes } from '@/lib/testing/render'

import { listedVersion as version } from '../testing/stored-version'
import { AdminStudyList } from './admin-study-list'
import { groupBySlug, type ListedStudy } from './listed-studies'

async function showList(versions: ListedVersion[], url = '/', openSlug?: string) {
  const onTranslate = vi.fn<(study: ListedStudy) => void>()
  const list = (
    <AdminStudyList
      studies={groupBySlug(versions)}
      openSlug={openSlug}
      translating={false}
      onTranslate={onTranslate}
      onDelete={() => undefined}
    />
  )
  const router = await renderRoutes('en', [{ path: '*', element: list }], { initialEntries: [url] })
  return { onTranslate, shownUrl: () => router.state.location.pathname + router.state.location.search }
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const filterLinks = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
const filterNames = () => filterLinks().map(({ textContent }) => textContent)
const filterLink = (name: string) => screen.getByRole('link', { name })

const draftAndPublished = [
  ...languages.map((language) => version('tb-duos', language)),
  version('tb-ostrevia', 'en', { published: false }),
]

test('the list shows the Slovak message of the specification if there are no studies', async () => {
  await showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('a row names the state of each language and links published versions to their page', async () => {
  await showList([version('tb-duos', 'en', { published: false }), version('tb-duos', 'cz')])
  expect(screen.getByText('tb-duos')).toBeVisible()
  const states = screen.getAllByRole('listitem').filter(({ title }) => title)
  expect(states.map(({ title }) => title)).toEqual([
    'English: Draft',
    'Slovenčina: Missing',
    'Čeština: Published',
    'Deutsch: Missing',
  ])
  const [link, ...others] = screen.getAllByRole('link', { name: /public page/ })
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', '/cz/pripadove-studie/tb-duos')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Published: Title of tb-duos, Čeština (public page, opens in a new tab)')
})

test('only the open study has the link "Editing", and the link Edit keeps the filter', async () => {
  await showList([version('tb-duos', 'en'), version('tb-ostrevia', 'en')], '/?show=missing', 'tb-duos')
  expect(filterLink('Editing: Title of tb-duos')).toHaveAttribute('aria-current', 'page')
  const edit = filterLink('Edit: Title of tb-ostrevia')
  expect(edit).not.toHaveAttribute('aria-current')
  expect(edit).toHaveAttribute('href', '/tb_admin/case-studies/tb-ostrevia?show=missing')
})

test('only a study with an English version and without another one has a Translate button', async () => {
  const { onTranslate } = await showList([
    version('incomplete', 'en'),
    version('only-slovak', 'sk'),
    ...languages.map((language) => version('complete', language)),
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Translate: / }))
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: 'incomplete' }))
})

test('a filter changes only "show" in the URL, keeps the focus and announces the count', async () => {
  const { shownUrl } = await showList(draftAndPublished, '/tb-duos?lang=sk')
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1'])
  await userEvent.click(filterLink('Drafts 1'))
  expect(shownUrl()).toBe('/tb-duos?lang=sk&show=drafts')
  expect(titles()).toEqual(['Title of tb-ostrevia'])
  expect(filterLinks().map((link) => link.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
  expect(filterLink('Drafts 1')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
  await userEvent.click(filterLink('All 2'))
  expect(shownUrl()).toBe('/tb-duos?lang=sk')
})

test('if a search finds nothing, a link removes search and filter and focuses the search box', async () => {
  const { shownUrl } = await showList(draftAndPublished, '/?show=missing')
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1', 'Missing 0'])
  expect(screen.getByText('No case study under “Missing” matches the search.')).toBeVisible()
  await userEvent.click(filterLink('Show all case studies'))
  expect(shownUrl()).toBe('/')
  expect(titles()).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
