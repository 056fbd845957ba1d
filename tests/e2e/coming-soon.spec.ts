import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const nextPages = { blog: ['case-studies'], careers: ['it-projects', 'for-it-specialists'] } as const
for (const page of ['blog', 'careers'] as const) {
  const next = nextPages[page]

  test.describe(`the page ${page} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false })

    test(`in every language, the page ${page} says that it is coming soon and links to ${next.join(' and ')}`, async ({
      page: tab,
    }) => {
      for (const language of languages) {
        const path = href(language, page)
        await tab.goto(path)
        const main = tab.getByRole('main')
        await expect(
          main.getByText(textsOf(language, 'common')('nav.coming_soon'), { exact: true }),
          path,
        ).toBeVisible()
        const targets = await main
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(targets, path).toEqual(next.map((target) => href(language, target)))
      }
    })
  })

  test(`a click on the first link of ${href('de', page)} opens the page ${next[0]} and focuses its heading`, async ({
    page: tab,
  }) => {
    await open(tab, href('de', page))
    await tab.getByRole('main').getByRole('link').first().click()
    await expect(tab).toHaveURL(new RegExp(`${href('de', next[0])}$`))
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused()
  })
}
