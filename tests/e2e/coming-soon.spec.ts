import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const nextPages = { blog: ['case-studies'], careers: ['it-projects', 'for-it-specialists'] } as const
for (const page of ['blog', 'careers'] as const) {
  for (const language of languages) {
    test(`${href(language, page)} says that it is coming soon and links to ${nextPages[page].join(' and ')}, and a click on the first link opens that page and focuses its heading`, async ({
      page: tab,
    }) => {
      await open(tab, href(language, page))
      const main = tab.getByRole('main')
      await expect(
        main.getByText(textsOf(language, 'common')('nav.coming_soon'), { exact: true }),
      ).toBeVisible()
      const targets = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(nextPages[page].map((next) => href(language, next)))
      await main.getByRole('link').first().click()
      await expect(tab).toHaveURL(new RegExp(`${href(language, nextPages[page][0])}$`))
      await expect(tab.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }
}
