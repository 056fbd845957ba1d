import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const nextPages = { blog: ['case-studies'], careers: ['it-projects', 'for-it-specialists'] } as const
test.describe('the pages that are coming soon with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('in every language, the pages blog and careers say that they are coming soon, blog links to case-studies, and careers links to it-projects and for-it-specialists', async ({
    page,
  }) => {
    for (const language of languages) {
      for (const name of ['blog', 'careers'] as const) {
        const path = href(language, name)
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(
          main.getByText(textsOf(language, 'common')('nav.coming_soon'), { exact: true }),
          path,
        ).toBeVisible()
        const targets = await main
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(targets, path).toEqual(nextPages[name].map((next) => href(language, next)))
      }
    }
  })
})

test('a click on the first link of the page blog opens the case studies and focuses their heading', async ({
  page,
}) => {
  await open(page, href('de', 'blog'))
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${href('de', 'case-studies')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
