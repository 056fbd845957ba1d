import { createHmac, randomUUID } from 'node:crypto'
import { readLocalConfig } from '../../supabase/local/local-config.ts'
import {
  changeSession,
  edit,
  expect,
  field,
  fillInCredentials,
  insertStudy,
  openWithUnsavedText,
  save,
  storedStudy,
  storeSession,
  test,
  toast,
} from './admin-area'
import { open } from './fixtures'

test.use({ expectedErrors: /status of (4|5)\d\d|Could not / })

const PAST = Math.floor(Date.now() / 1000) - 60

const unusableSessions = [
  { state: 'removed from the browser', session: null, message: 'Nie ste prihlásený. Prihláste sa prosím.' },
  {
    state: 'expired and not refreshable',
    session: { expires_at: PAST, refresh_token: 'unknown' },
    message: 'Session vypršala. Prihláste sa znova.',
  },
  {
    state: 'revoked',
    session: { access_token: 'e30.e30.e30' },
    message: 'Session vypršala. Prihláste sa znova.',
  },
]

test('a save without a usable session leads to the sign-in, after which the text is offered back', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}])
  await storeSession(page)
  for (const { state, session, message } of unusableSessions) {
    await test.step(state, async () => {
      // Opens a new document in each step, because a new document has no messages of the previous step.
      await open(page, `/tb_admin/case-studies/${slug}`)
      await field(page, 'en.excerpt').fill(state)
      await changeSession(page, session)
      await save(page)
      await expect(toast(page, message)).toBeVisible()
      await expect(page).toHaveURL(/\/tb_admin\?returnTo=/)
      await expect(page.getByText(/Your unsaved text is kept/)).toBeVisible()

      await fillInCredentials(page)
      await expect(page.getByText(`There is unsaved text of “${slug}”`)).toBeVisible()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(field(page, 'en.excerpt')).toHaveValue(state)
      await save(page)
      await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
      expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: state })
      await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    })
  }
  await test.step('expired and refreshable', async () => {
    await edit(page, slug)
    await field(page, 'en.excerpt').fill('Hard-won words')
    await changeSession(page, { expires_at: PAST })
    const refreshed = page.waitForRequest(/grant_type=refresh_token/)
    await save(page)
    await refreshed
    await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
    expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Hard-won words' })
  })
})

test('a user who is not an administrator cannot save, and sees "No access" after a reload', async ({
  page,
  slug,
}) => {
  await openWithUnsavedText(page, slug)
  const sub = randomUUID()
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: { id: sub, aud: 'authenticated' } }))
  await changeSession(page, { access_token: accessTokenOf(sub), expires_at: PAST + 3600 })
  await save(page)
  await expect(toast(page, 'Chyba pri aktualizácii EN: na túto zmenu nemáte oprávnenie')).toBeVisible()
  await expect(field(page, 'en.excerpt')).toHaveValue('Hard-won words')
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'In short.' })

  await page.getByRole('tab', { name: 'DE' }).click()
  await field(page, 'de.title').fill('Titel')
  await page.getByRole('tab', { name: 'EN' }).click()
  await save(page)
  await expect(field(page, 'de.title')).toHaveValue('Titel')
  expect(Object.keys(await storedStudy(page, slug))).toEqual(['en'])

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveText(['Sign Out'])
  await expect(page.getByRole('link', { name: /Edit|IT Projekty/ })).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

function accessTokenOf(sub: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { sub, aud: 'authenticated', role: 'authenticated', exp: PAST + 3600 }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', readLocalConfig().auth.jwt_secret).update(signed).digest('base64url')
  return `${signed}.${signature}`
}
