import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languages, type Language } from '../../src/i18n/languages'
import { expect, hydrated, open, test } from './fixtures'
import { submitButton } from './forms'
import { someOf } from '../setup/some-of'
import { textsOf } from './texts'

type DayTexts = Record<Language, { weekday: string; date: string }>

/**
 * A test sets the clock to `tuesday` and then to the next Monday. The promise names the day 48 hours later, which is a
 * Thursday or a Wednesday in September. These days have the longest names in their languages: `Donnerstag`, `Wednesday`
 * and `September`.
 */
const tuesday = new Date('2026-09-22T10:00:00Z')
const UNTIL_NEXT_MONDAY_MS = 6 * 24 * 60 * 60 * 1000
const thursday: DayTexts = {
  en: { weekday: 'Thursday', date: 'September 24' },
  sk: { weekday: 'vo štvrtok', date: '24. septembra' },
  cz: { weekday: 've čtvrtek', date: '24. září' },
  de: { weekday: 'Donnerstag', date: '24. September' },
}
const wednesday: DayTexts = {
  en: { weekday: 'Wednesday', date: 'September 30' },
  sk: { weekday: 'v stredu', date: '30. septembra' },
  cz: { weekday: 've středu', date: '30. září' },
  de: { weekday: 'Mittwoch', date: '30. September' },
}
const widths = someOf(3, [320, 390, 1366, 360, 640, 834, 1024, 1440, 1920])
const promise = 'form [data-after-hydration]'

/** Returns the height of the promise at each of `widths`. */
async function promiseHeights(page: Page) {
  const heights: Record<string, number | undefined> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    heights[`${width} px`] = (await page.locator(promise).boundingBox())?.height
  }
  return heights
}

for (const language of languages) {
  const path = href(language, 'for-companies')
  const t = textsOf(language, 'forms')

  test(`${path} promises candidates within "48 hours" before hydration and then by a date, at ${widths.join(', ')} px with the same height before hydration and with two of the longest dates, and when the form is sent, a message with the date replaces the promise`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install({ time: tuesday })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator(promise)).toHaveText(t('for_companies.promise'))
    await page.evaluate(() => document.fonts.ready)
    const heights = await promiseHeights(page)
    release()
    await hydrated(page)
    const expectDay = async (texts: DayTexts) => {
      await expect(page.locator(promise)).toHaveText(t('for_companies.promise_by', texts[language]))
      expect(await promiseHeights(page)).toEqual(heights)
    }
    await expectDay(thursday)
    await page.clock.fastForward(UNTIL_NEXT_MONDAY_MS)
    await expectDay(wednesday)

    await page.locator('[name=company]').fill('Analytical Engines')
    await page.locator('[name=name]').fill('Ada Lovelace')
    await page.locator('[name=email]').fill(`promise-${Math.random()}@example.com`)
    await page.locator('[name=gdprConsent]').check()
    await submitButton(page).click()
    await expect(page.locator('form h3')).toBeFocused()
    await expect(
      page.locator('form').getByText(t('for_companies.presented_by', wednesday[language])),
    ).toBeVisible()
    await expect(page.locator(promise)).toHaveCount(0)
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
