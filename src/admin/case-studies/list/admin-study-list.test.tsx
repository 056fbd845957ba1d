import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'
import { renderIn } from '@/lib/testing/render'

import { listedVersion as version } from '../testing/stored-version'
import { AdminStudyList } from './admin-study-list'
import { groupBySlug } from './listed-studies'

const showList = (versions: ListedVersion[], openSlug?: string) =>
  renderIn(
    'en',
    <AdminStudyList studies={groupBySlug(versions)} openSlug={openSlug} onDelete={() => undefined} />,
  )

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const filters = () => within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
const filterNames = () => filters().map(({ textContent }) => textContent)
const filter = (name: string) => screen.getByRole('button', { name })

const draftAndPublished = [
  ...languages.map((language) => version('tb-duos', language)),
  version('tb-ostrevia', 'en', { published: false }),
]

test('the list shows the Slovak message of the specification if there are no studies', async () => {
  await showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('a row names the state of each language and of the study', async () => {
  const marked = { source_digest: 'before', unread: true }
  await showList([
    version('tb-duos', 'en', { published: false }),
    version('tb-duos', 'cz', marked),
    version('tb-ostrevia', 'en', { published: false }),
  ])
  const states = screen.getAllByRole('listitem').filter(({ title }) => title)
  expect(states.slice(0, 4).map(({ title }) => title)).toEqual([
    'English: Draft',
    'Slovenčina: Missing',
    'Čeština: Published',
    'Deutsch: Missing',
  ])
  expect(screen.getByText(/^● Published/).parentElement).toHaveTextContent(
    '● Published · Draft: EN · Not read: CZ · English changed: CZ',
  )
  expect(screen.getByText('○ Draft')).toBeVisible()
})

test('only the open study is the current one', async () => {
  await showList([version('tb-duos', 'en'), version('tb-ostrevia', 'en')], 'tb-duos')
  const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(current).toEqual(['page', null])
})

test('the search appears from ten studies on, and filters without a study are hidden', async () => {
  const complete = (slug: string) => languages.map((language) => version(slug, language))
  await showList(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].flatMap(complete))
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(filterNames()).toEqual(['All 9'])
})

test('a filter keeps the focus and announces the count', async () => {
  await showList(draftAndPublished)
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1'])
  await userEvent.click(filter('Drafts 1'))
  expect(titles()).toEqual(['Title of tb-ostrevia'])
  expect(filters().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  expect(filter('Drafts 1')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
})

test('a search limits the filters, and says if nothing matches', async () => {
  const many = Array.from({ length: 8 }, (_, number) => version(`study-${number}`, 'en'))
  await showList([...draftAndPublished, ...many])
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1'])
  expect(titles()).toEqual(['Title of tb-duos'])
  await userEvent.type(screen.getByRole('searchbox'), ' nothing')
  expect(screen.getByText('No case study matches.')).toBeVisible()
})
