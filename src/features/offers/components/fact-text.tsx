import { Fragment } from 'react'

import { languageFacts } from '@/i18n/languages'

import type { Fact } from '../facts'
import { offerLanguage } from '../model'

/** Shows facts separated by commas. A fact that is not in the page's language gets a `lang` attribute. */
export function FactText({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ text, isForeign }, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {/* Browsers may name a language differently than the build did. */}
      <span lang={foreignLang(isForeign)} suppressHydrationWarning>
        {text}
      </span>
    </Fragment>
  ))
}

/** Returns the `lang` attribute of a fact. */
export const foreignLang = (isForeign: boolean): string | undefined =>
  isForeign ? languageFacts[offerLanguage].tag : undefined
