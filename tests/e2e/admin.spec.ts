import {
  edit,
  expect,
  field,
  insertStudy,
  openStudy,
  pictureOfOnePixel,
  save,
  signIn,
  storedStudy,
  test,
  toast,
} from './admin-area'
import { open } from './fixtures'

test('a new study in English and Slovak is stored with a trimmed English title and null for three empty fields, both versions are listed as published, the Slovak page shows the Slovak text, and the English, Czech and German pages show the English text', async ({
  page,
  slug,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill(` ${slug.toUpperCase()}! `)
  await expect(page.getByText(`Address: /en/case-studies/${slug}`)).toBeVisible()
  await field(page, 'en.client_name').fill('Client & Sons')
  await field(page, 'en.excerpt').fill('English in short')
  await field(page, 'en.content').fill('<h2>English at length</h2>')
  await page.getByRole('tab', { name: 'SK' }).click()
  await field(page, 'sk.title').fill('Slovenský názov')
  await field(page, 'sk.content').fill('<p>Po slovensky</p>')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  const row = page.locator(`[data-study="${slug}"]`)
  await expect(row.getByTitle('English: Published')).toBeVisible()
  await expect(row.getByTitle('Slovenčina: Published')).toBeVisible()
  await expect(row.getByTitle('Čeština: Missing')).toBeVisible()

  const stored = await storedStudy(page, slug)
  expect(Object.keys(stored).sort()).toEqual(['en', 'sk'])
  expect(stored.en).toMatchObject({
    title: `${slug.toUpperCase()}!`,
    client_name: 'Client & Sons',
    featured_image: null,
    about_company: null,
    testimonial_text: null,
    published: true,
  })

  for (const [path, text] of [
    [`/en/case-studies/${slug}`, 'English at length'],
    [`/sk/pripadove-studie/${slug}`, 'Po slovensky'],
    [`/cz/pripadove-studie/${slug}`, 'English at length'],
    [`/de/fallstudien/${slug}`, 'English at length'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('article').getByText(text)).toBeVisible()
  }
})

test('after a new study is saved in the Slovak tab, the form of the next new study has no titles and shows the English tab, and its heading has the focus', async ({
  page,
  slug,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await page.getByRole('tab', { name: 'SK' }).click()
  await field(page, 'sk.title').fill('Slovenský názov')
  await save(page)
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'EN' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'en.title')).toHaveValue('')
  await expect(field(page, 'sk.title')).toHaveValue('')
})

test('the upload of a featured image in the Slovak tab shows a toast, fills the Slovak field with the public URL of the file, and shows the width and height of the picture', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('tab', { name: 'SK' }).click()
  await page.getByLabel('Upload a picture: Featured image').nth(1).setInputFiles(pictureOfOnePixel)
  await expect(toast(page, 'Obrázok nahratý úspešne')).toBeVisible()
  await expect(field(page, 'sk.featured_image')).toHaveValue(
    /\/storage\/v1\/object\/public\/case-studies\/\d{13}-[0-9a-f]{8}\.png$/,
  )
  await expect(page.getByText('1 × 1 px', { exact: true })).toBeVisible()
})

test('the Slovak page of a study shows the English text after the Slovak version is unpublished, and the Slovak text after the Slovak version is published again', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug, [
    { content: '<p>English text</p>' },
    { language: 'sk', title: `${slug} SK`, content: '<p>Slovenský text</p>' },
  ])
  await field(page, 'en.content').fill('<p>Better text</p>')
  const tab = page.getByRole('tab', { name: 'EN' })
  await expect(tab).toHaveAccessibleName('EN , published , unsaved')
  await page.getByRole('tab', { name: 'SK' }).click()
  const published = page.getByRole('tabpanel', { name: 'SK' }).getByRole('switch', { name: 'Published' })
  await published.uncheck()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(page.locator(`[data-study="${slug}"]`).getByTitle('Slovenčina: Draft')).toBeVisible()

  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Better text')).toBeVisible()

  await page.goto('/tb_admin')
  await edit(page, slug)
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(published).not.toBeChecked()
  await published.check()
  await save(page)
  await expect(page.locator(`[data-study="${slug}"]`).getByTitle('Slovenčina: Published')).toBeVisible()
  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Slovenský text')).toBeVisible()
})

test('the Delete button of a study asks for confirmation in Slovak, Escape closes the dialog, keeps the study and focuses the Delete button, and a confirmation deletes both versions of the study', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}, { language: 'sk' }])
  await signIn(page)
  const remove = page.getByRole('button', { name: `Delete: ${slug}` })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Naozaj chcete vymazať všetky jazykové verzie tejto case study?'),
  ).toHaveAttribute('lang', 'sk')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  expect(Object.keys(await storedStudy(page, slug))).toHaveLength(2)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Case study deleted successfully')).toBeVisible()
  await expect(remove).toHaveCount(0)
  expect(await storedStudy(page, slug)).toEqual({})
})
