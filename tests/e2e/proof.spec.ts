import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

for (const language of languages) {
  const path = href(language, 'for-companies')

  test(`with JavaScript off, ${path} quotes a client and links to the study that contains the quote`, async ({
    page,
  }) => {
    await page.goto(path)
    const figure = page.getByRole('figure')
    const quote = await figure.getByRole('blockquote').innerText()
    expect(quote.length).toBeGreaterThan(100)
    await figure.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'case-study', { slug: 'tb-cloudtalk' })}$`))
    await expect(page.getByRole('main').getByText(quote)).toBeVisible()
  })
}
