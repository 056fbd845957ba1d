import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'

for (const language of languages) {
  const path = href(language, 'for-companies')

  test(`${path} quotes a client in its HTML and links to the study that contains the quote`, async ({
    page,
    request,
  }) => {
    await open(page, path)
    const figure = page.getByRole('figure')
    const quote = await figure.getByRole('blockquote').innerText()
    expect(quote.length).toBeGreaterThan(100)
    expect(await (await request.get(path)).text()).toContain(quote)
    await figure.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'case-study', { slug: 'tb-cloudtalk' })}$`))
    await expect(page.getByRole('main').getByText(quote)).toBeVisible()
  })
}
