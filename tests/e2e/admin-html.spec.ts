import type { Locator, Page } from 'playwright/test'

import { field, signIn } from './admin-area'
import { expect, test } from './fixtures'

const word =
  '<html><head><style>p { margin: 0 }</style></head><body><!--StartFragment-->' +
  "<p class=MsoNormal>We built <b>it</b>.<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>" +
  "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>One<o:p></o:p></p><!--EndFragment--></body></html>"

/** Puts each text on the clipboard under its MIME type, as another program would, and pastes with the keyboard. */
async function paste(page: Page, target: Locator, types: Record<string, string>) {
  await page.evaluate((data) => {
    document.addEventListener(
      'copy',
      (event) => {
        for (const [type, text] of Object.entries(data)) event.clipboardData?.setData(type, text)
        event.preventDefault()
      },
      { once: true },
    )
  }, types)
  await target.press('ControlOrMeta+c')
  await target.press('ControlOrMeta+v')
}

test('text from Word is pasted into the content field as clean HTML, HTML source is pasted unchanged with a hint about its h1 tag, and Ctrl+Z undoes one paste after the other', async ({
  page,
}) => {
  await signIn(page)
  const content = field(page, 'en.content')
  await content.focus()
  await page.keyboard.type('Typed')
  await paste(page, content, { 'text/html': word, 'text/plain': 'We built it.\n·  One' })
  const pasted = 'Typed<p>We built <strong>it</strong>.</p>\n<ul>\n  <li>One</li>\n</ul>'
  await expect(content).toHaveValue(pasted)

  await paste(page, content, { 'text/html': '<p>&lt;h1&gt;Source</p>', 'text/plain': '<h1>Source' })
  await expect(content).toHaveValue(`${pasted}<h1>Source`)
  const hint = page.getByText('tags (most keep their text): <h1>')
  await expect(hint).toBeVisible()

  await content.press('ControlOrMeta+z')
  await expect(content).toHaveValue(pasted)
  await expect(hint).toBeHidden()
  await content.press('ControlOrMeta+z')
  await expect(content).toHaveValue('Typed')
})

test('in the content field, Ctrl+B, the Heading button and Ctrl+K insert tags, Ctrl+K refuses a javascript: link, and Ctrl+Z undoes one insertion after the other', async ({
  page,
}) => {
  await signIn(page)
  const content = field(page, 'en.content')
  const steps = ['Our work', 'Our <strong>work</strong>', '<h2>Our <strong>work</strong></h2>']
  await content.focus()
  await page.keyboard.type('Our work')
  await content.press('ControlOrMeta+Shift+ArrowLeft')
  await content.press('ControlOrMeta+b')
  await expect(content).toHaveValue(steps[1] ?? '')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content (HTML)' }).first()
  await toolbar.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(content).toHaveValue(steps[2] ?? '')
  await expect(content).toBeFocused()

  await content.press('End')
  await content.press('ControlOrMeta+k')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Please give an address that starts with/)).toBeVisible()
  await page.getByLabel('Address of the link').fill('/en/contact')
  await page.keyboard.press('Enter')
  await expect(content).toHaveValue(`${steps[2]}<a href="/en/contact">/en/contact</a>`)

  for (const step of steps.toReversed()) {
    await content.press('ControlOrMeta+z')
    await expect(content).toHaveValue(step)
  }
})

test('at 390 px, the toolbar of the content field is one tab stop, ArrowLeft moves the focus between its buttons, and the page does not scroll horizontally', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content (HTML)' }).first()
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true })
  await button('Heading').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(button('Picture')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(field(page, 'en.content')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button('Quotation')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a picture that is dropped on the content field is inserted with its URL, width and height only after the administrator describes it or marks it as decorative, and appears in the preview', async ({
  page,
}) => {
  await signIn(page)
  const content = field(page, 'en.content')
  await content.fill('<p>Text</p>')
  const form = page.getByRole('group', { name: 'Picture for the text' })
  const drop = async () => {
    const dataTransfer = await page.evaluateHandle(async () => {
      const canvas = new OffscreenCanvas(8, 5)
      canvas.getContext('2d')
      const transfer = new DataTransfer()
      transfer.items.add(new File([await canvas.convertToBlob()], 'team.png', { type: 'image/png' }))
      return transfer
    })
    await content.dispatchEvent('drop', { dataTransfer })
    await form.getByRole('button', { name: 'Insert picture' }).click()
    await expect(form.getByText('Please describe the picture, or mark it as decorative.')).toBeVisible()
  }
  const picture = (alt: string) =>
    `<img src="http\\S+/case-studies/\\S+\\.png" alt="${alt}" width="8" height="5">`
  await drop()
  await form.getByRole('textbox').fill('Our team')
  await page.keyboard.press('Enter')
  await expect(content).toHaveValue(new RegExp(`^<p>Text</p>${picture('Our team')}$`))
  await drop()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Insert picture' }).click()
  await expect(content).toHaveValue(new RegExp(`${picture('Our team')}${picture('')}$`))

  await page.getByRole('button', { name: 'Preview: Content (HTML)' }).first().click()
  await expect(page.getByRole('img', { name: 'Our team' })).toHaveJSProperty('naturalWidth', 8)
})

test('"Insert picture" shows a message if no file is chosen, if the file is not a picture, or if the file is larger than 5 MB', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('toolbar').first().getByRole('button', { name: 'Picture', exact: true }).click()
  const form = page.getByRole('group', { name: 'Picture for the text' })
  const insert = form.getByRole('button', { name: 'Insert picture' })
  await form.getByRole('checkbox').check()
  await insert.click()
  await expect(form.getByText('Please choose a picture.')).toBeVisible()
  const choose = (buffer: Buffer) =>
    form.getByLabel(/^File/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await choose(Buffer.from('not a picture'))
  await insert.click()
  await expect(form.getByText('This file cannot be read as a picture.')).toBeVisible()
  await choose(Buffer.alloc(5 * 2 ** 20 + 1))
  await insert.click()
  await expect(form.getByText('Obrázok je príliš veľký. Maximum je 5MB')).toBeVisible()
})
