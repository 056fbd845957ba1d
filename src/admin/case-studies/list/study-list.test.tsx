import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { shownNotice } from '@/components/toast/notify'
import * as history from '@/features/case-studies/api/case-study-history'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { renderIn, renderRoutes } from '@/lib/testing/render'
import { adminPaths } from '@/routes'

import { endedWritesAfter, getEndedWrites } from '../../fresh-data'
import { action } from '../../writes'
import { renderInManager } from '../testing/render-in-form'
import { readDrafts, saveDraft } from '../editor/draft'
import { studyValues } from '../editor/study-values'
import { listedVersion as version, versionValues } from '../testing/stored-version'
import { DeletedStudies } from './deleted-studies'
import { groupBySlug, groupDeleted } from './listed-studies'
import { StudyList } from './study-list'

const showList = (versions: ListedVersion[]) => renderIn('en', <StudyList studies={groupBySlug(versions)} />)

test('the list shows the Slovak message of the specification if there are no studies', async () => {
  await showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
  await renderIn('en', <DeletedStudies studies={[]} />)
  expect(screen.queryByText(/^Deleted/)).not.toBeInTheDocument()
})

test('a row names the state of each language and of the study', async () => {
  await showList([version('tb-duos', 'en', { published: false }), version('tb-duos', 'cz')])
  const states = screen.getAllByRole('listitem').filter(({ title }) => title)
  expect(states.map(({ title }) => title)).toEqual([
    'English: Draft',
    'Slovenčina: Missing',
    'Čeština: Published',
    'Deutsch: Missing',
  ])
  expect(screen.getByText('Published · Draft: EN')).toBeVisible()
})

test('from ten studies on, a search finds clients and states, and says if nothing matches', async () => {
  const studies = Array.from({ length: 9 }, (_, number) => version(`study-${number}`, 'en'))
  await showList([version('tb-duos', 'en', { published: false }), ...studies])
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'draft')
  expect(titles()).toEqual(['Title of tb-duos'])
  expect(screen.getByRole('status')).toHaveTextContent('Case studies: 1')
  await userEvent.clear(search)
  await userEvent.type(search, 'title client of study-3')
  expect(titles()).toEqual(['Title of study-3'])
  await userEvent.type(search, ' nothing')
  expect(screen.getByRole('status')).toHaveTextContent('No case study matches.')
})

test('a study is deleted with its drafts, and Back does not lead to its form', async () => {
  const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>().mockResolvedValue(true)
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm)
  const deleteStudy = vi.spyOn(repository, 'deleteStudy').mockResolvedValue()
  const typed = studyValues({}, { en: versionValues() })
  for (const slug of ['tb-duos', 'other']) saveDraft(slug, slug, {}, typed)
  const versions = [version('tb-duos', 'en'), version('other', 'en', { published: false })]
  const element = <StudyList studies={groupBySlug(versions)} />
  const writes = getEndedWrites()
  const initialEntries = ['/tb_admin/case-studies/tb-duos']
  const routes = [
    { path: `${adminPaths.caseStudy}?`, element },
    { path: `${adminPaths.signIn}/writes/:write`, action },
  ]
  const router = await renderRoutes('en', routes, { initialEntries })
  let deletionsBeforeLeaving: number | undefined
  router.subscribe(({ location }) => {
    if (location.pathname === adminPaths.caseStudies) deletionsBeforeLeaving ??= deleteStudy.mock.calls.length
  })
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Edit: Title of tb-duos')
  for (const [slug, left] of Object.entries({ other: ['tb-duos'], 'tb-duos': [] })) {
    const button = screen.getByRole('button', { name: `Delete: Title of ${slug}` })
    // Only one study is deleted at a time.
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(button)
    await vi.waitFor(() => expect(readDrafts().map((draft) => draft.slug)).toEqual(left))
  }
  const question = { lang: 'sk', tone: 'destructive', note: 'Its unsaved text will be lost.' }
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining(question))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.caseStudies))
  // The deletion of another study does not leave the form.
  expect(deletionsBeforeLeaving).toBe(2)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(shownNotice()?.title).toBe('Case study deleted successfully')
  expect(endedWritesAfter(writes), 'whether visitors see a difference').toEqual([false, true])
})

test('a deleted study is restored on request, and a failure is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(history, 'restoreDeletedVersions').mockResolvedValue().mockRejectedValueOnce(new Error('offline'))
  const deleted = { ...version('study', 'sk'), id: 3, replaced_at: '2026-03-05T10:00:00Z' }
  await renderInManager(<DeletedStudies studies={groupDeleted([deleted], [])} />)
  await userEvent.click(screen.getByText('Deleted (1)'))
  expect(screen.getByText(/^SK: deleted on Mar 5, 2026/)).toBeVisible()
  const restore = () => userEvent.click(screen.getByRole('button', { name: /^Restore/ }))
  await restore()
  await vi.waitFor(() => expect(shownNotice()?.title).toBe('The case study could not be restored'))
  await restore()
  await vi.waitFor(() => expect(shownNotice()?.title).toBe('Case study restored'))
  expect(history.restoreDeletedVersions).toHaveBeenLastCalledWith([3])
})
