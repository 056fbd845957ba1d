import type { Page } from 'playwright/test'

import { languageFacts, type Language } from '../../src/i18n/languages'
import { textsOf } from './texts'

/** Returns the button that opens the language panel. `language` is the language of the page. */
export const languageButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: textsOf(language, 'common')('language.switch') })

/** Returns the panel with a link to each language. */
export const languagePanel = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('navigation', { name: textsOf(language, 'common')('language.label') })

/** Opens the panel on a page in `from` and follows the link to `to`. */
export async function switchLanguage(page: Page, from: Language, to: Language) {
  await languageButton(page, from).click()
  await languagePanel(page, from).getByRole('link', { name: languageFacts[to].name }).click()
}

/** Returns the button that opens the theme panel. */
export const themeButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: textsOf(language, 'common')('theme.label') })
