import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { company } from '@/config/company'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { languageFacts, languages } from '@/i18n/languages'
import { renderIn } from '@/lib/testing/render'

import { Policy } from './privacy-policy-page'

const fragmentsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\{\{\w+\}\}/) : Object.values(value ?? {}).flatMap(fragmentsOf)

it.each(languages)(
  'the policy in %s shows every text of its catalogue, and eight rights',
  async (language) => {
    await loadCatalogues(language, ['common', 'privacy-policy'])
    await renderIn(language, <Policy />)
    const shown = document.body.textContent
    const { tag } = languageFacts[language]
    const { sections } = i18nFor(language).getResourceBundle(tag, 'privacy-policy') as { sections: unknown }
    const fragments = fragmentsOf(sections)
    expect(fragments.length).toBeGreaterThan(70)
    expect(fragments.filter((fragment) => !shown.includes(fragment))).toEqual([])
    expect(shown).not.toMatch(/sections\.|labels\.|\{\{/)
    const rights = document.getElementById('rights')?.closest('section')
    expect(rights?.querySelectorAll('dt')).toHaveLength(8)
    expect(rights).toHaveTextContent(company.privacyContact.email)
    const t = i18nFor(language).getFixedT(null, 'privacy-policy')
    const parts = (['purpose', 'basis', 'data'] as const).map(
      (part) => t(`labels.${part}`) + t(`sections.processing.purposes.contact.${part}`),
    )
    expect(shown).toContain(parts.join(''))
  },
)

it('the table of contents links to the nine headings, which can be focused', async () => {
  await loadCatalogues('en', ['common', 'privacy-policy'])
  await renderIn('en', <Policy />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links).toHaveLength(9)
  for (const link of links) {
    const heading = screen.getByRole('heading', { name: new RegExp(`^\\d\\. ${link.textContent}$`) })
    expect(link).toHaveAttribute('href', `/#${heading.id}`)
    // The public layout moves the focus to the target of a link with a fragment.
    expect(heading).toHaveAttribute('tabindex', '-1')
  }
})
