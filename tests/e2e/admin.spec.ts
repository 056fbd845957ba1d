import type { Page } from 'playwright/test'

import {
  answer,
  expect,
  expectSaved,
  field,
  openStudy,
  row,
  save,
  signIn,
  storedStudy,
  tab,
  test,
} from './admin-area'
import { open } from './fixtures'
import { switchLanguage } from './header-controls'

/** Returns a JPEG of 4000 × 3000 px, with 6 MB of zeros in place of the video that some phones store after a photo. */
async function phonePhoto(page: Page) {
  const url = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 }).toDataURL('image/jpeg'),
  )
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, Buffer.alloc(6e6)]) }
}

test('a new study with a phone photo is listed and public', async ({ page, slug }) => {
  await signIn(page)
  await field(page, 'en.title').fill(` ${slug.toUpperCase()}! `)
  await field(page, 'en.client_name').fill('Client & Sons')
  await field(page, 'en.excerpt').fill('English in short')
  await field(page, 'en.content').fill('English at length')
  await page
    .getByLabel('Upload a picture: Featured image')
    .first()
    .setInputFiles(await phonePhoto(page))
  await expect(field(page, 'en.featured_image')).toHaveValue(/\/case-studies\/\d{13}-[0-9a-f]{8}\.webp$/)
  await tab(page, 'SK').click()
  await field(page, 'sk.title').fill('Slovenský názov')
  await field(page, 'sk.content').fill('Po slovensky')
  await save(page)
  await expectSaved(page)
  await expect(page.getByRole('region', { name: 'Saved' })).toBeFocused()
  await expect(field(page, 'en.title')).toHaveValue('')
  await expect(row(page, slug).getByTitle('Slovenčina: Published')).toBeVisible()
  await expect(row(page, slug).getByTitle('Čeština: Missing')).toBeVisible()
  expect(Object.keys(await storedStudy(page, slug)).sort()).toEqual(['en', 'sk'])

  await open(page, `/en/case-studies/${slug}`)
  const article = page.getByRole('article')
  await expect(article.getByText('English at length')).toBeVisible()
  await expect(page.locator('main img[fetchpriority=high]')).toHaveJSProperty('naturalWidth', 2400)
  await switchLanguage(page, 'en', 'sk')
  await expect(page).toHaveURL(`/sk/pripadove-studie/${slug}`)
  await expect(article.getByText('Po slovensky')).toBeVisible()
})

test('visitors read edited, unpublished and restored texts', async ({ page, slug }) => {
  await openStudy(page, slug, [
    { content: '<p>English text</p>' },
    { language: 'sk', title: `${slug} SK`, content: '<p>Slovenský text</p>' },
  ])
  await field(page, 'en.content').fill('Better text')
  await expect(tab(page, 'EN')).toHaveAccessibleName('EN unsaved published')
  await tab(page, 'CZ').click()
  await field(page, 'cz.excerpt').fill('Bez názvu')
  await expect(page.getByText('CZ will not be saved: it has no title.')).toBeVisible()
  await tab(page, 'SK').click()
  const published = page.getByRole('tabpanel').getByRole('switch', { name: 'Published' })
  await published.uncheck()
  await save(page)
  await expectSaved(page)
  const draftFlag = row(page, slug).getByTitle('Slovenčina: Draft').locator(':first-child')
  await expect(draftFlag, 'only a missing language is dimmed').toHaveCSS('opacity', '1')
  await expect(row(page, slug).getByTitle('Čeština: Missing')).toBeVisible()
  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Better text')).toBeVisible()

  await page.goto('/tb_admin')
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'cz.excerpt')).toHaveValue('Bez názvu')
  await expect(field(page, 'cz.excerpt')).toBeVisible()
  await tab(page, 'EN').click()
  await field(page, 'en.excerpt').fill('Typed')
  await page.getByText('Earlier texts').first().click()
  const earlier = page.getByRole('list', { name: 'Earlier texts' }).getByRole('listitem')
  await published.uncheck()
  await expect(earlier).toContainText('ContentEarlierEnglish text')
  for (const [button, excerpt] of Object.entries({ 'Keep it': 'Typed', Replace: 'In short.' })) {
    await earlier.getByRole('button', { name: /^Restore/ }).click()
    await answer(page, button)
    await expect(field(page, 'en.excerpt')).toHaveValue(excerpt)
  }
  await expect(field(page, 'en.content')).toHaveText('English text')
  await expect(published).not.toBeChecked()
  await published.check()
  expect((await storedStudy(page, slug)).en).toMatchObject({ content: '<p>Better text</p>' })
  await tab(page, 'SK').click()
  await published.check()
  await save(page)
  await expect(row(page, slug).getByTitle('Slovenčina: Published')).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ content: '<p>English text</p>' })
  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Slovenský text')).toBeVisible()
})
