import type { Page } from 'playwright/test'

import { languageFacts, type Language } from '../../src/i18n/languages'
import { textsOf } from './texts'

export const languageButton = (page: Page, pageLanguage: Language = 'en') =>
  page.getByRole('button', {
    name: `${pageLanguage.toUpperCase()} ${textsOf(pageLanguage, 'common')('language.switch')}, ${languageFacts[pageLanguage].name}`,
  })

export const languagePanel = (page: Page, pageLanguage: Language = 'en') =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: textsOf(pageLanguage, 'common')('language.label') })

export async function switchLanguage(page: Page, from: Language, to: Language) {
  await languageButton(page, from).click()
  await languagePanel(page, from).getByRole('link', { name: languageFacts[to].name }).click()
}

export const themeButton = (page: Page, pageLanguage: Language = 'en') =>
  page.getByRole('button', { name: textsOf(pageLanguage, 'common')('theme.label') })
