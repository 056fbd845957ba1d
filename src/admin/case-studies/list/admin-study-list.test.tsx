import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { listedTitles, showList, version } from './testing/show-list'

test('AdminStudyList shows the titles of the studies in the given order', () => {
  showList([version('tb-ostrevia', 'en', false), version('tb-duos', 'en', true)])
  expect(listedTitles()).toEqual(['Title of tb-ostrevia', 'Title of tb-duos'])
})

test('the row of a study shows the slug and the state of each language, and dims the flag of a missing version', () => {
  showList([version('tb-duos', 'en', true), version('tb-duos', 'sk', false)])
  const duos = screen.getByRole('heading', { level: 3 }).closest('li')
  if (!duos) throw new Error('The list is empty')
  expect(within(duos).getByText('tb-duos')).toBeVisible()
  const states = within(duos).getAllByRole('listitem')
  expect(states.map((state) => state.title)).toEqual([
    'English: Published',
    'Slovenčina: Draft',
    'Čeština: Missing',
    'Deutsch: Missing',
  ])
  expect(states.map((state) => state.textContent)).toEqual(states.map((state) => state.title))
  expect(states.map((state) => state.querySelector('svg')?.classList.contains('opacity-30'))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('only the link of the study that is open in the form has a name that starts with "Editing" and has aria-current="page"', () => {
  showList([version('tb-duos', 'en', true), version('tb-ostrevia', 'en', true)], { openSlug: 'tb-duos' })
  expect(screen.getByRole('link', { name: 'Editing: Title of tb-duos' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })).not.toHaveAttribute('aria-current')
})

test('AdminStudyList shows the Slovak message of the specification, with lang="sk", if there are no studies', () => {
  showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('the row of a study names the translations that nobody has read and the translations whose English text has changed', () => {
  showList([
    version('tb-duos', 'en', true),
    { ...version('tb-duos', 'sk', true), source_digest: 'old', unread: true },
    { ...version('tb-duos', 'cz', true), source_digest: 'now', unread: true },
    { ...version('tb-duos', 'de', true), source_digest: 'now' },
  ])
  expect(screen.getByText('SK: translation not read yet, English changed since')).toBeVisible()
  expect(screen.getByText('CZ: translation not read yet')).toBeVisible()
  expect(screen.queryByText(/^DE:/)).not.toBeInTheDocument()
})

test('only a study that has an English version and lacks another version has a Translate button, and a click on the button calls onTranslate with the slug of the study', async () => {
  const { onTranslate } = showList([
    version('incomplete', 'en', true),
    version('only-slovak', 'sk', true),
    ...['en', 'sk', 'cz', 'de'].map((language) => version('complete', language, true)),
  ])
  const [translate, ...others] = screen.getAllByRole('button', { name: /^Translate: / })
  expect(others).toEqual([])
  if (translate) await userEvent.click(translate)
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith({ slug: 'incomplete' })
})

test('only the state of a published version is a link to the public page of its language, which opens in a new tab', () => {
  showList([version('tb-duos', 'en', false), version('tb-duos', 'cz', true)])
  const [link, ...others] = screen.getAllByRole('link', { name: /public page/ })
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', '/cz/pripadove-studie/tb-duos')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Published: Title of tb-duos, Čeština (public page, opens in a new tab)')
})
