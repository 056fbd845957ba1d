import { withClaims } from '../setup/embedded-personas'
import {
  changeSession,
  edit,
  expect,
  expectSaved,
  field,
  fillInCredentials,
  getSession,
  insertStudy,
  openStudy,
  save,
  storedStudy,
  storeSession,
  tab,
  test,
  toast,
} from './admin-area'
import { open } from './fixtures'

test.use({ expectedErrors: /status of 4\d\d|Could not |Failed to delete/ })

test('a deep link asks for the right password, and then opens', async ({ page }) => {
  const path = '/tb_admin/case-studies/tb-duos?lang=de'
  await open(page, path)
  await fillInCredentials(page, 'a wrong password')
  await expect(toast(page, 'Invalid login credentials')).toBeVisible()
  await fillInCredentials(page)
  await expect(page).toHaveURL(path)
  await expect(tab(page, 'DE')).toHaveAttribute('aria-selected', 'true')
})

const PAST = Math.floor(Date.now() / 1000) - 60
const EXPIRED = 'Session vypršala. Prihláste sa znova.'

const unusableSessions = [
  { state: 'removed', session: null, message: 'Nie ste prihlásený. Prihláste sa prosím.' },
  { state: 'revoked', session: { access_token: 'e30.e30.e30' }, message: EXPIRED },
]

test('a save without a session asks for the sign-in and keeps the text', async ({ page, slug }) => {
  await insertStudy(page, slug)
  await storeSession(page)
  for (const { state, session, message } of unusableSessions) {
    await test.step(state, async () => {
      // Opens a new document in each step, because a new document has no messages of the previous step.
      await open(page, `/tb_admin/case-studies/${slug}`)
      await field(page, 'en.excerpt').fill(state)
      await changeSession(page, session)
      await save(page)
      await expect(toast(page, message)).toBeVisible()
      await expect(page.getByText(/^Unsaved text is kept/)).toBeVisible()

      await fillInCredentials(page)
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(field(page, 'en.excerpt')).toHaveValue(state)
      await save(page)
      await expectSaved(page)
    })
  }
  await test.step('expired and refreshable', async () => {
    await edit(page, slug)
    await field(page, 'en.excerpt').fill('Hard-won words')
    await changeSession(page, { expires_at: PAST })
    await save(page)
    await expect.poll(async () => (await storedStudy(page, slug)).en?.excerpt).toBe('Hard-won words')
  })
})

test('a user without rights changes nothing, and then sees "No access"', async ({ page, slug }) => {
  await openStudy(page, slug)
  await field(page, 'en.excerpt').fill('Hard-won words')
  const sub = crypto.randomUUID()
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: { id: sub, aud: 'authenticated' } }))
  const { access_token } = await getSession(page)
  await changeSession(page, { access_token: withClaims(access_token, { sub }) })
  await save(page)
  await expect(toast(page, 'Chyba pri aktualizácii EN: na túto zmenu nemáte oprávnenie')).toBeVisible()
  // After each write, the page reads the rights again.
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'In short.' })
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Hard-won words')

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveText(['Sign Out'])
})
