import { edit, signIn } from './admin-area'
import { classConflicts } from './class-conflicts'
import { expect, test } from './fixtures'

test('no element of the admin area, with the empty form and with a study in the form, has two classes that set the same property to different values under the same conditions', async ({
  page,
}) => {
  await signIn(page)
  expect((await classConflicts(page)).found).toEqual([])
  await edit(page, 'Duos: from paper work orders to a mobile app in 11 weeks')
  expect((await classConflicts(page)).found).toEqual([])
})
