import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'

const ways = { blog: ['case-studies'], careers: ['it-projects', 'for-it-specialists'] } as const
const comingSoon = { en: 'Coming soon', sk: 'Už čoskoro', cz: 'Připravujeme', de: 'Demnächst' }

for (const page of ['blog', 'careers'] as const) {
  for (const language of languages) {
    test(`${href(language, page)} says that it is coming soon and leads on`, async ({ page: tab }) => {
      await open(tab, href(language, page))
      const main = tab.getByRole('main')
      await expect(main.getByText(comingSoon[language], { exact: true })).toBeVisible()
      const targets = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(ways[page].map((way) => href(language, way)))
      await main.getByRole('link').first().click()
      await expect(tab).toHaveURL(new RegExp(`${href(language, ways[page][0])}$`))
      await expect(tab.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }
}
