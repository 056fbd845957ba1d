import { href } from '../../src/i18n/href'
import type { Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { submitButton } from './forms'

const nbsp = (text: string) => text.replaceAll('_', '\u00a0')

/** The promise as built, on Saturday 21 November 2026 at noon, and after sending. */
const texts: Record<Language, { built: string; dated: string; sent: string }> = {
  en: {
    built: 'Send it now, and we will present two or three candidates to you within 48_hours.',
    dated: 'Send it now, and we will present two or three candidates to you by Monday, November_23.',
    sent: 'We will present two or three candidates to you by Monday, November_23.',
  },
  sk: {
    built: 'Odošlite dopyt teraz a_dvoch až troch kandidátov vám predstavíme do 48_hodín.',
    dated:
      'Odošlite dopyt teraz a_dvoch až troch kandidátov vám predstavíme najneskôr v_pondelok 23._novembra.',
    sent: 'Dvoch až troch kandidátov vám predstavíme najneskôr v_pondelok 23._novembra.',
  },
  cz: {
    built: 'Odešlete poptávku teď a_dva až tři kandidáty vám představíme do 48_hodin.',
    dated: 'Odešlete poptávku teď a_dva až tři kandidáty vám představíme nejpozději v_pondělí 23._listopadu.',
    sent: 'Dva až tři kandidáty vám představíme nejpozději v_pondělí 23._listopadu.',
  },
  de: {
    built: 'Jetzt absenden, und wir stellen Ihnen innerhalb von 48_Stunden zwei bis drei Kandidaten vor.',
    dated: 'Jetzt absenden, und wir stellen Ihnen bis Montag, 23._November, zwei bis drei Kandidaten vor.',
    sent: 'Wir stellen Ihnen bis Montag, 23._November, zwei bis drei Kandidaten vor.',
  },
}
/** Two days later weekday and month are the longest in one of the languages. */
const longest = ['2026-09-22T10:00:00Z', '2026-09-28T10:00:00Z'].map((time) => new Date(time))
const promise = 'form [data-after-hydration]'

for (const [language, { built, dated, sent }] of Object.entries(texts) as [
  Language,
  (typeof texts)['en'],
][]) {
  const path = href(language, 'for-companies')

  test(`${language}: the promise has a date once the script runs, and keeps it after sending`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const withoutScript = await context.newPage()
    await withoutScript.goto(path)
    await expect(withoutScript.locator(promise)).toHaveText(nbsp(built))
    await context.close()

    await page.clock.setFixedTime(new Date('2026-11-21T11:00:00Z'))
    await open(page, path)
    await expect(page.locator(promise)).toHaveText(nbsp(dated))
    await page.locator('[name=company]').fill('Analytical Engines')
    await page.locator('[name=name]').fill('Ada Lovelace')
    await page.locator('[name=email]').fill(`promise-${Math.random()}@example.com`)
    await page.locator('[name=gdprConsent]').check()
    await submitButton(page).click()
    await expect(page.locator('form h3')).toBeFocused()
    await expect(page.locator('form').getByText(nbsp(sent))).toBeVisible()
    await expect(page.locator(promise)).toHaveCount(0)
  })

  test(`${language}: the date replaces the text without moving anything`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const withoutScript = await context.newPage()
    await withoutScript.goto(path)
    for (const now of longest) {
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

test('a page left open shows the date of the next day after midnight', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-29T22:58:00Z') })
  await open(page, '/en/for-companies')
  await expect(page.locator(promise)).toContainText('by Thursday, December\u00a031.')
  await page.clock.fastForward('02:30')
  await expect(page.locator(promise)).toContainText('by Friday, January\u00a01.')
})
