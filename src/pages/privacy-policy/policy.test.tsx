import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { languageFacts, languages, type Language } from '@/i18n/languages'

import { Policy } from './privacy-policy-page'

async function renderIn(language: Language) {
  await loadCatalogues(language, ['common', 'privacy-policy'])
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <MemoryRouter>
        <Policy />
      </MemoryRouter>
    </I18nextProvider>,
  )
}

const fragmentsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\{\{\w+\}\}/) : Object.values(value ?? {}).flatMap(fragmentsOf)

describe.each(languages)('the policy in %s', (language) => {
  it(`the policy in ${language} shows each text of its catalogue, no key and no placeholder`, async () => {
    await renderIn(language)
    const shown = document.body.textContent
    const { tag } = languageFacts[language]
    const { sections } = i18nFor(language).getResourceBundle(tag, 'privacy-policy') as { sections: unknown }
    const fragments = fragmentsOf(sections)
    expect(fragments.length).toBeGreaterThan(70)
    expect(fragments.filter((fragment) => !shown.includes(fragment))).toEqual([])
    expect(shown).not.toMatch(/sections\.|labels\.|\{\{/)
  })

  it(`the policy in ${language} lists eight rights (spec 2)`, async () => {
    await renderIn(language)
    const rights = document.getElementById('rights')?.closest('section')
    expect(rights?.querySelectorAll('dt')).toHaveLength(8)
  })
})

it('the table of contents links to the nine headings, which can be focused', async () => {
  await renderIn('en')
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links).toHaveLength(9)
  for (const link of links) {
    const heading = screen.getByRole('heading', { name: new RegExp(`^\\d\\. ${link.textContent}$`) })
    expect(link).toHaveAttribute('href', `/#${heading.id}`)
    // The public layout moves the focus to the target of a link with a fragment, so each heading needs a `tabindex`.
    expect(heading).toHaveAttribute('tabindex', '-1')
  }
})
