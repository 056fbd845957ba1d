import type { Locator, Page } from 'playwright/test'

import { expect, field, signIn, test } from './admin-area'

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

test('text from Word is pasted as clean HTML, and shortcuts, toolbar and undo work', async ({ page }) => {
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

  await page.setViewportSize({ width: 390, height: 844 })
  const steps = ['Our work', 'Our <strong>work</strong>', '<h2>Our <strong>work</strong></h2>']
  await content.fill('')
  await page.keyboard.type('Our work')
  await content.press('ControlOrMeta+Shift+ArrowLeft')
  await content.press('ControlOrMeta+b')
  await expect(content).toHaveValue(steps[1] ?? '')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content (HTML)' }).first()
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true })
  await button('Heading').click()
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

  await button('Heading').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(button('Picture')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(content).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button('Quotation')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
