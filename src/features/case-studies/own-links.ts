import { href, matchPage } from '@/i18n/href'
import { languages, type Language } from '@/i18n/languages'

import type { SafeHtml } from './model'

const ownLink = new RegExp(`(<a href=")(/(?:${languages.join('|')})(?=[/?#"])[^"?#]*)`, 'g')

/** Makes each link to a page of the site lead to that page in another language, whatever language the text links to. */
export const linksIn = (language: Language, html: SafeHtml): SafeHtml =>
  html.replace(ownLink, (link: string, start: string, path: string) => {
    const match = matchPage(path)
    return match ? start + href(language, match.page, match.params) : link
  }) as SafeHtml
