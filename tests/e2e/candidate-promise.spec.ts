import { href } from '../../src/i18n/href'
import { languages, type Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { submitButton } from './forms'
import { someOf } from './some-of'
import { textsOf } from './texts'

/** Key: language. Value: the day 48 hours after `saturday` below, as the texts of the page name it. */
const deadlines: Record<Language, { weekday: string; date: string }> = {
  en: { weekday: 'Monday', date: 'November 23' },
  sk: { weekday: 'v pondelok', date: '23. novembra' },
  cz: { weekday: 'v pondělí', date: '23. listopadu' },
  de: { weekday: 'Montag', date: '23. November' },
}
const saturday = new Date('2026-11-21T11:00:00Z')
/** 48 hours after these times, the weekday and the month have the longest names in at least one language. */
const timesWithLongestDate = ['2026-09-22T10:00:00Z', '2026-09-28T10:00:00Z'].map((time) => new Date(time))
const widths = someOf(3, [320, 390, 1366, 360, 640, 834, 1024, 1440, 1920])
const promise = 'form [data-after-hydration]'

for (const language of languages) {
  const path = href(language, 'for-companies')
  const t = textsOf(language, 'forms')

  test(`${path} promises candidates within "48 hours" with JavaScript off and by a date after hydration, and when the form is sent, a success message with the same date replaces the promise`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const pageWithoutScript = await context.newPage()
    await pageWithoutScript.goto(path)
    await expect(pageWithoutScript.locator(promise)).toHaveText(t('for_companies.promise'))
    await context.close()

    await page.clock.setFixedTime(saturday)
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

  test(`at ${widths.join(', ')} px, the text on ${path} that promises candidates has the same height with "48 hours" (JavaScript off) and with two of the longest dates (JavaScript on)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const pageWithoutScript = await context.newPage()
    await pageWithoutScript.goto(path)
    for (const now of timesWithLongestDate) {
      await page.clock.setFixedTime(now)
      await open(page, path)
      await expect(page.locator(promise)).toContainText(String(now.getUTCDate() + 2))
      for (const width of widths) {
        for (const each of [page, pageWithoutScript]) await each.setViewportSize({ width, height: 900 })
        const [before, after] = await Promise.all(
          [pageWithoutScript, page].map((each) => each.locator(promise).boundingBox()),
        )
        expect(after?.height, `${width} px`).toBe(before?.height)
      }
    }
    await context.close()
  })
}

test('on For companies, the date until which candidates are promised changes to the next day if the page stays open past midnight', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-12-29T22:58:00Z') })
  await open(page, '/en/for-companies')
  await expect(page.locator(promise)).toContainText('Thursday, December 31')
  await page.clock.fastForward('02:30')
  await expect(page.locator(promise)).toContainText('Friday, January 1')
})
