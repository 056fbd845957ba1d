import { href } from '../../src/i18n/href'
import { languages, type Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { submitButton } from './forms'
import { textsOf } from './texts'

/** Monday, 23 November 2026 in the words of the page. In Slovak and Czech, the weekday follows a preposition. */
const deadlines: Record<Language, { weekday: string; date: string }> = {
  en: { weekday: 'Monday', date: 'November 23' },
  sk: { weekday: 'v pondelok', date: '23. novembra' },
  cz: { weekday: 'v pondělí', date: '23. listopadu' },
  de: { weekday: 'Montag', date: '23. November' },
}
const aSaturday = new Date('2026-11-21T11:00:00Z')
/** Two days after each of these dates, the weekday and the month have the longest names in one of the languages. */
const beforeLongestDates = ['2026-09-22T10:00:00Z', '2026-09-28T10:00:00Z'].map((time) => new Date(time))
const promise = 'form [data-after-hydration]'

for (const language of languages) {
  const path = href(language, 'for-companies')
  const t = textsOf(language, 'forms')

  test(`${path} shows a date instead of "48 hours" after hydration, and the success message repeats the date`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const withoutScript = await context.newPage()
    await withoutScript.goto(path)
    await expect(withoutScript.locator(promise)).toHaveText(t('for_companies.promise'))
    await context.close()

    await page.clock.setFixedTime(aSaturday)
    await open(page, path)
    await expect(page.locator(promise)).toHaveText(t('for_companies.promise_by', deadlines[language]))
    await page.locator('[name=company]').fill('Analytical Engines')
    await page.locator('[name=name]').fill('Ada Lovelace')
    await page.locator('[name=email]').fill(`promise-${Math.random()}@example.com`)
    await page.locator('[name=gdprConsent]').check()
    await submitButton(page).click()
    await expect(page.locator('form h3')).toBeFocused()
    await expect(
      page.locator('form').getByText(t('for_companies.presented_by', deadlines[language])),
    ).toBeVisible()
    await expect(page.locator(promise)).toHaveCount(0)
  })

  test(`${path} keeps the height of the paragraph when the date replaces "48 hours"`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const withoutScript = await context.newPage()
    await withoutScript.goto(path)
    for (const now of beforeLongestDates) {
      await page.clock.setFixedTime(now)
      await open(page, path)
      await expect(page.locator(promise)).toContainText(String(now.getUTCDate() + 2))
      for (const width of [320, 360, 390, 640, 834, 1024, 1366, 1440, 1920]) {
        for (const each of [page, withoutScript]) await each.setViewportSize({ width, height: 900 })
        const [before, after] = await Promise.all(
          [withoutScript, page].map((each) => each.locator(promise).boundingBox()),
        )
        expect(after?.height, `${width} px`).toBe(before?.height)
      }
    }
    await context.close()
  })
}

test('a page that stays open past midnight shows the next date', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-29T22:58:00Z') })
  await open(page, '/en/for-companies')
  await expect(page.locator(promise)).toContainText('Thursday, December 31')
  await page.clock.fastForward('02:30')
  await expect(page.locator(promise)).toContainText('Friday, January 1')
})
