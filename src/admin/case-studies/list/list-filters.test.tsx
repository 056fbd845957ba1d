import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { listedTitles, showList, version } from './testing/show-list'

const filterLinks = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
const filterNames = () => filterLinks().map(({ textContent }) => textContent)

const draftAndPublished = [
  ...['en', 'sk', 'cz', 'de'].map((language) => version('tb-duos', language, true)),
  version('tb-ostrevia', 'en', false),
]

test('each filter of the admin list is a link with the number of its studies, the link of the filter in the URL has aria-current, and only studies under this filter are listed', () => {
  showList(draftAndPublished, { url: '/?show=drafts' })
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1', 'English changed 0', 'Not read 0'])
  expect(filterLinks().map((link) => link.getAttribute('aria-current'))).toEqual([
    'false',
    'true',
    'false',
    'false',
    'false',
  ])
  expect(listedTitles()).toEqual(['Title of tb-ostrevia'])
})

test('a click on a filter changes only the parameter "show" of the URL, keeps the focus and announces the number of shown studies', async () => {
  const { shownUrl } = showList(draftAndPublished, { url: '/tb-duos?lang=sk' })
  expect(screen.getByRole('status')).toHaveTextContent('2 case studies')
  await userEvent.click(screen.getByRole('link', { name: 'Drafts 1' }))
  expect(shownUrl()).toBe('/tb-duos?lang=sk&show=drafts')
  expect(screen.getByRole('link', { name: 'Drafts 1' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
  await userEvent.click(screen.getByRole('link', { name: 'All 2' }))
  expect(shownUrl()).toBe('/tb-duos?lang=sk')
})

test('a search in the admin list updates the number of each filter, and a message appears if no study under the selected filter matches', async () => {
  showList(draftAndPublished, { url: '/?show=missing' })
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1', 'Drafts 0', 'Missing 0', 'English changed 0', 'Not read 0'])
  expect(screen.getByText('No case study under “Missing” matches the search.')).toBeVisible()
})

test('if no study is listed under a filter of the admin list, a message appears, and a click on "Show all case studies" removes the filter and the search and focuses the search box', async () => {
  const { shownUrl } = showList(draftAndPublished, { url: '/?show=unread' })
  expect(screen.getByText('No case study is listed under “Not read”.')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'ostrevia')
  await userEvent.click(screen.getByRole('link', { name: 'Show all case studies' }))
  expect(shownUrl()).toBe('/')
  expect(listedTitles()).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('the URL of the link Edit contains the filter that is selected in the list', () => {
  showList(draftAndPublished, { url: '/?show=drafts' })
  expect(screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })).toHaveAttribute(
    'href',
    '/tb_admin/case-studies/tb-ostrevia?show=drafts',
  )
})

test('the filter of missing languages shows a button for each language that is missing in a study with an English version, and a click on CZ calls onTranslate with this language', async () => {
  const { onTranslate } = showList([...draftAndPublished, version('only-german', 'de', true)], {
    url: '/?show=missing',
  })
  const buttons = screen.getAllByRole('button', { name: /^Translate all/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['SK (1)', 'CZ (1)', 'DE (1)'])
  await userEvent.click(screen.getByRole('button', { name: 'Translate all to CZ (1)' }))
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith({ languages: ['cz'] })
})
