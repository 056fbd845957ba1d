import { writeFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'

import { field, pictureOfOnePixel, signIn, toast } from './admin-area'
import { expect, test } from './fixtures'

const megabyte = 2 ** 20

/** EXIF metadata with the value 6 for Orientation. It tells a browser to turn the picture by 90° to the right. */
const turnedRight = Buffer.from(
  'ffe1002245786966' + '00004d4d002a00000008' + '0001011200030000000100060000' + '00000000',
  'hex',
)

/**
 * Writes a JPEG of 4000 × 3000 px and more than 12 MB, red on the left and blue on the right. Its metadata tells a
 * browser to turn it to the right, so that red is at the top. 12 MB of zeros follow the picture, in place of the video
 * that some phones store there. Decoders skip these bytes.
 */
async function writePhonePhoto(page: Page, file: string): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (const [color, left] of [
      ['crimson', 0],
      ['royalblue', 2000],
    ] as const) {
      context.fillStyle = color
      context.fillRect(left, 0, 2000, 3000)
    }
    return canvas.toDataURL('image/jpeg')
  })
  const jpeg = Buffer.from(url.slice(url.indexOf(',')), 'base64')
  // The first two bytes of a JPEG are the start marker. The metadata must follow it.
  const parts = [jpeg.subarray(0, 2), turnedRight, jpeg.subarray(2), Buffer.alloc(12 * megabyte)]
  writeFileSync(file, Buffer.concat(parts))
}

async function storedPicture(page: Page, url: string) {
  const response = await page.request.get(url)
  const decoded = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob())
    const canvas = new OffscreenCanvas(1, 2)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, 1, 2)
    const [red = 0, , blue = 0, , redBelow = 0, , blueBelow = 0] =
      context?.getImageData(0, 0, 1, 2).data ?? []
    return { width: bitmap.width, height: bitmap.height, isRedOverBlue: red > blue && redBelow < blueBelow }
  }, url)
  const body = await response.body()
  return { ...decoded, type: response.headers()['content-type'], bytes: body.length, body }
}

/**
 * Inserts the picture of the open form. Expects an error message at the first attempt, because the alternative text is
 * missing. Then fills in `alt`, or marks the picture as decorative if `alt` is empty, and expects the picture in the
 * content field.
 */
async function insertPicture(page: Page, content: Locator, alt: string) {
  const form = page.getByRole('group', { name: 'Picture for the text' })
  await form.getByRole('button', { name: 'Insert picture' }).click()
  await expect(form.getByText('Please describe the picture, or mark it as decorative.')).toBeVisible()
  if (alt) await form.getByRole('textbox').fill(alt)
  else await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Insert picture' }).click()
  await expect(form).toBeHidden()
  await expect(content).toHaveValue(
    new RegExp(`<img src="http\\S+/case-studies/\\S+\\.png" alt="${alt}" width="1" height="1">$`),
  )
}

test('a large photo becomes a small WebP, and a picture in the text needs a description', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-write'])
  await signIn(page)
  const photo = testInfo.outputPath('IMG_0001.JPG')
  await writePhonePhoto(page, photo)
  await page.getByRole('tab', { name: 'SK' }).click()
  await page.getByLabel('Upload a picture: Featured image').nth(1).setInputFiles(photo)
  await expect(toast(page, 'Obrázok nahratý úspešne')).toBeVisible()
  const image = field(page, 'sk.featured_image')
  await expect(image).toHaveValue(/\/storage\/v1\/object\/public\/case-studies\/\d{13}-[0-9a-f]{8}\.webp$/)
  await expect(field(page, 'en.featured_image')).toHaveValue('')
  const stored = await storedPicture(page, await image.inputValue())
  expect(stored).toMatchObject({ width: 1800, height: 2400, type: 'image/webp', isRedOverBlue: true })
  expect(stored.bytes).toBeLessThan(megabyte)
  expect(stored.body.toString('latin1', 0, 12)).toMatch(/^RIFF[^]{4}WEBP$/)

  await page.getByRole('tab', { name: 'EN' }).click()
  await page.getByRole('toolbar').first().getByRole('button', { name: 'Picture', exact: true }).click()
  const form = page.getByRole('group', { name: 'Picture for the text' })
  await form.getByLabel(/^File/).setInputFiles(photo)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Insert picture' }).click()
  const content = field(page, 'en.content')
  await expect(content).toHaveValue(/^<img src="\S+\.webp" alt="" width="1344" height="1792">$/)
  const [, url = ''] = /src="(\S+)"/.exec(await content.inputValue()) ?? []
  expect(await storedPicture(page, url)).toMatchObject({ width: 1344, height: 1792, isRedOverBlue: true })

  await content.fill('<p>Text</p>')
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1)
    canvas.getContext('2d')
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': canvas.convertToBlob() })])
  })
  for (const alt of ['Our team', '']) {
    await content.press('ControlOrMeta+v')
    await insertPicture(page, content, alt)
  }
  await expect(content).toHaveValue(/^<p>Text<\/p><img [^<>]+><img [^<>]+>$/)
  await page.getByRole('button', { name: 'Preview page' }).click()
  await expect(page.getByRole('img', { name: 'Our team' })).toHaveJSProperty('naturalWidth', 1)
  await page.keyboard.press('Escape')

  await content.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await content.boundingBox()) ?? {}
  const file = testInfo.outputPath(pictureOfOnePixel.name)
  writeFileSync(file, pictureOfOnePixel.buffer)
  const client = await context.newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    await client.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
  }
  await expect(page.getByText(pictureOfOnePixel.name)).toBeVisible()
  await insertPicture(page, content, 'Dropped')
})
