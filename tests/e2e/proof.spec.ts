import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test('the quotation on For companies is in its study', async ({ page }) => {
  for (const language of languages) {
    await page.goto(href(language, 'for-companies'))
    const figure = page.getByRole('figure')
    const quote = await figure.getByRole('blockquote').innerText()
    expect(quote.length, language).toBeGreaterThan(100)
    await figure.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'case-study', { slug: 'tb-cloudtalk' })}$`))
    await expect(page.getByRole('main').getByText(quote)).toBeVisible()
  }
})
