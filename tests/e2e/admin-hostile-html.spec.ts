import { expect, field, save, signIn, test, toast } from './admin-area'
import { open } from './fixtures'

test.describe('a study with hostile HTML', () => {
  // Chromium reports inline handlers and styles as violations of the content security policy when the sanitiser parses
  // the HTML. The sanitiser removes the handlers and styles after that.
  test.use({ expectedErrors: /inline (event handler|style)/ })

  test('hostile HTML is harmless in the preview and on the public page', async ({ page, slug }) => {
    const hostile =
      '<p>Kept</p><img src="/icon.svg" onload="window.hacked=1"><img src="x:" onerror="window.hacked=2">' +
      '<script>window.hacked=3</script><a href="javascript:window.hacked=4">link</a>' +
      '<svg onload="window.hacked=5"></svg><form action="https://example.com"><input name="password"></form>' +
      '<iframe srcdoc="<script>parent.hacked=6</script>"></iframe><style>body{display:none}</style>'
    const expectHarmless = async (root: string) => {
      const text = page.locator(root)
      await expect(text.getByText('Kept')).toBeVisible()
      await expect(text.locator('script, iframe, form, input, style, [onload], [onerror]')).toHaveCount(0)
      await expect(text.locator('a')).not.toHaveAttribute('href', /script/)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    }
    await signIn(page)
    await field(page, 'en.title').fill(slug)
    await field(page, 'en.client_name').fill('Client')
    await field(page, 'en.excerpt').fill('Short')
    await field(page, 'en.content').fill(hostile)
    await page.getByRole('button', { name: 'Preview page' }).click()
    await expectHarmless('dialog .rich-text')
    await page.keyboard.press('Escape')
    await save(page)
    await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
    await open(page, `/en/case-studies/${slug}`)
    await expectHarmless('article .rich-text')
  })
})
