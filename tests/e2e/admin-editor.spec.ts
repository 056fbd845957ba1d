import type { Page } from 'playwright/test'

import { company } from '../../src/config/company'
import {
  contentBox,
  expect,
  expectSaved,
  field,
  openStudy,
  pictureOfOnePixel,
  save,
  signIn,
  tab,
  test,
  toast,
} from './admin-area'
import { open } from './fixtures'
import { textsOf } from './texts'

// Chromium reports inline handlers as violations of the content security policy when the sanitizer parses the HTML. The
// sanitizer removes the handlers after that.
test.use({ expectedErrors: /inline event handler/, viewport: { width: 390, height: 844 } })

const image = '/storage/v1/object/public/case-studies/duos-basement.avif'
const title = `Nový názov | ${company.brand}`

const preview = (page: Page) => page.getByRole('dialog', { name: /^Preview/ })
const openPreview = (page: Page) => page.getByRole('button', { name: 'Preview page' })

test('the preview shows the page and the meta tags that a save makes public', async ({ page, slug }) => {
  await openStudy(page, slug, [{}, { language: 'sk', title: 'Starý názov' }])
  await tab(page, 'SK').click()
  await field(page, 'sk.title').fill('Nový názov')
  await field(page, 'sk.excerpt').fill('Stručne po slovensky')
  await field(page, 'sk.content').fill('Dlho po slovensky')
  await field(page, 'sk.featured_image').fill(image)
  await openPreview(page).click()
  const shown = async (root: string) => {
    await expect(page.locator(`${root} article h1`)).toHaveText('Nový názov')
    await expect(page.locator(`${root} a`).first()).toHaveText(textsOf('sk', 'case-studies')('detail.back'))
    const parts = [`${root} article`, `${root} img[fetchpriority=high]`]
    return Promise.all(parts.map((part) => page.locator(part).evaluate((node) => node.outerHTML)))
  }
  const previewed = await shown('dialog [lang=sk]')
  for (const text of [`/sk/pripadove-studie/${slug}`, title, 'Stručne po slovensky']) {
    await expect(preview(page)).toContainText(text)
  }
  await expect(preview(page).locator('section img')).toHaveJSProperty('naturalWidth', 1200)
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(openPreview(page)).toBeFocused()
  await save(page)
  await expectSaved(page)

  await open(page, `/sk/pripadove-studie/${slug}`)
  expect(await shown('main')).toEqual(previewed)
  await expect(page).toHaveTitle(title)
  const meta = (name: string) => page.locator(`meta[${name}]`)
  await expect(meta('name=description')).toHaveAttribute('content', 'Stručne po slovensky')
  await expect(meta('property="og:image"')).toHaveAttribute('content', /\/share\/[\w.-]+\.jpg$/)
})

const hostile =
  '<p>Kept</p><img src="/og-image.jpg" onload="window.hacked=1"><script>window.hacked=2</script>' +
  '<a href="javascript:window.hacked=3">script</a> <a href="/en/contact"><em>inside</em></a>'

test('the preview runs no hostile HTML, opens no link and fits into 390 px', async ({ page }) => {
  await signIn(page)
  await openPreview(page).click()
  await expect(preview(page)).toContainText('/en/case-studies/…')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
  await field(page, 'en.title').fill('From paper work orders to a mobile application in eleven weeks')
  const box = await contentBox(page)
  await box.fill(hostile)
  await openPreview(page).click()
  const text = preview(page).locator('.rich-text')
  await expect(text.getByText('Kept')).toBeVisible()
  expect(await preview(page).evaluate((dialog) => dialog.scrollWidth)).toBe(390)
  await expect(preview(page)).toContainText('/en/case-studies/from-paper-work-orders-to')

  await expect(text.locator('a')).toHaveText(['script', 'inside'])
  for (const link of await preview(page).locator('a:visible').all()) {
    await link.click()
    await link.press('Enter')
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect(page).toHaveURL('/tb_admin/case-studies')
  expect(page.context().pages()).toHaveLength(1)
  await expect(box).toHaveValue(hostile)
})

test('text is typed and formatted by keyboard, pasted, undone and gets a picture and a table', async ({
  page,
  context,
}) => {
  await signIn(page)
  const content = field(page, 'en.content')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content' }).filter({ visible: true })
  const pressButton = async (...names: string[]) => {
    await press('Shift+Tab')
    for (const name of names) {
      await press('ArrowRight')
      await expect(toolbar.getByRole('button', { name, exact: true })).toBeFocused()
    }
    await press('Enter')
  }
  await content.focus()
  await page.keyboard.type('Result')
  await pressButton('Redo', 'Paragraph', 'Heading')
  await expect(content.getByRole('heading', { level: 2 })).toHaveText('Result')
  await expect(content).toBeFocused()
  await press('End', 'Enter')
  await page.keyboard.type('First')
  await press('Enter')
  await page.keyboard.type('Second')
  await pressButton('Smaller heading', 'Bold', 'Italic', 'Code', 'List')
  await press('Enter')
  await page.keyboard.type('Third')

  await context.grantPermissions(['clipboard-write'])
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, '<p class=MsoNormal>&nbsp;<b>fast</b><img src="https://lh7.googleusercontent.com/a"><o:p></o:p></p>')
  await press('ControlOrMeta+v')
  await expect(toast(page, 'Pictures that were not pasted: 1. Please upload them.')).toBeVisible()
  await expect(content.locator('strong')).toHaveText('fast')
  await press('ControlOrMeta+z')
  await expect(content.locator('strong')).toHaveCount(0)

  await toolbar.getByRole('button', { name: 'Picture', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Picture for the text' })
  await form.getByLabel('Picture for the text').setInputFiles(pictureOfOnePixel)
  await form.getByLabel(/^What the picture shows/).fill('Our team')
  await form.getByRole('button', { name: 'Insert picture' }).click()
  await expect(content.getByRole('img', { name: 'Our team' })).toBeVisible()
  await expect(content).toBeFocused()
  await page.keyboard.type('Below')
  await content.getByRole('img', { name: 'Our team' }).click()
  await expect(content.locator('.ProseMirror-selectednode')).toHaveCSS('outline-style', 'solid')
  await toolbar.getByRole('button', { name: 'Picture', exact: true }).click()
  await form.getByLabel(/^Caption/).fill('In 2026')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await content.getByText('Below').click()
  await toolbar.getByRole('button', { name: 'Table', exact: true }).click()
  await page.keyboard.type('One')
  await press('Tab')
  await page.keyboard.type('Two')
  await expect(content.locator('th').first()).toHaveCSS('border-left-width', '1px')
  const box = await contentBox(page)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(
    /^<h2>Result<\/h2>\n<p>First<\/p>\n<ul><li>Second<\/li>\n<li>Third<\/li><\/ul>\n<figure><img src="\S+\.png" alt="Our team" width="1" height="1">\n<figcaption>In 2026<\/figcaption><\/figure>\n<p>Below<\/p>\n<table>\n?<thead><tr><th.*>One<\/th><th.*>Two<\/th><\/tr><\/thead>/,
  )
})

test('a picture is dragged to another place, gets a link and is replaced', async ({ page }) => {
  await signIn(page)
  const box = await contentBox(page)
  await box.fill('<p>One</p><img src="/og-image.jpg" alt="A"><p>Two</p><p>Three</p>')
  await page.getByRole('button', { name: 'Text editor' }).click()
  const content = field(page, 'en.content')
  const picture = content.getByRole('img')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  // Away from the bar at the bottom of the window.
  await content.evaluate((element) => element.scrollIntoView())
  await picture.hover()
  await page.mouse.down()
  const target = await content.getByText('Three').boundingBox()
  for (const y of [0, 1, 2]) await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + y, { steps: 3 })
  await page.mouse.up()
  await expect(content.locator('> *')).toHaveText(['One', 'Two', '', 'Three'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await content.press('Control+k')
  await page
    .getByRole('dialog', { name: 'Link' })
    .getByLabel(/^Address/)
    .fill('jana@example.com')
  await page.getByRole('button', { name: 'Save link' }).click()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content' }).filter({ visible: true })
  await toolbar.getByRole('button', { name: 'Picture', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Picture for the text' })
  await form.getByLabel('Picture for the text').setInputFiles(pictureOfOnePixel)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(picture).toHaveAttribute('src', /\/storage\/v1\//)
  await expect(await contentBox(page)).toHaveValue(
    /^<p>One<\/p>\n<p>Two<\/p>\n<a href="mailto:jana@example.com"><img src="\S+\.png" alt="A" width="1" height="1"><\/a>\n<p>Three<\/p>$/,
  )
})
