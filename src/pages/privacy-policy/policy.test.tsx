import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { languageFacts, languages, type Language } from '@/i18n/languages'

import { policyOutline } from './policy-outline'
import { PolicySection } from './policy-section'
import { TableOfContents } from './table-of-contents'

async function renderIn(language: Language, children: ReactNode) {
  await loadCatalogues(language, ['common', 'privacy-policy'])
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>,
  )
}

const allSections = policyOutline.map((keys, index) => (
  <PolicySection key={keys.section} number={index + 1} keys={keys} />
))

const fragmentsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\{\{\w+\}\}/) : Object.values(value ?? {}).flatMap(fragmentsOf)

describe.each(languages)('the policy in %s', (language) => {
  it(`the privacy policy in ${language} shows each text under "sections" of its catalogue, and no key and no placeholder`, async () => {
    await renderIn(language, allSections)
    const shown = document.body.textContent
    const { tag } = languageFacts[language]
    const { sections } = i18nFor(language).getResourceBundle(tag, 'privacy-policy') as { sections: unknown }
    const fragments = fragmentsOf(sections)
    expect(fragments.length).toBeGreaterThan(70)
    expect(fragments.filter((fragment) => !shown.includes(fragment))).toEqual([])
    expect(shown).not.toMatch(/sections\.|labels\.|\{\{/)
  })

  it(`the section on rights of the privacy policy in ${language} lists eight rights (spec 2)`, async () => {
    await renderIn(language, allSections)
    const rights = document.getElementById('rights')?.closest('section')
    expect(rights?.querySelectorAll('dt')).toHaveLength(8)
  })
})

it('the table of contents of the privacy policy links to the heading of each of the nine sections, and each heading can be focused', async () => {
  await renderIn(
    'en',
    <>
      <TableOfContents />
      {allSections}
    </>,
  )
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links).toHaveLength(9)
  for (const link of links) {
    const heading = screen.getByRole('heading', { name: new RegExp(`^\\d\\. ${link.textContent}$`) })
    expect(link).toHaveAttribute('href', `/#${heading.id}`)
    // The public layout moves the focus to the target of a link with a fragment, so each heading needs a `tabindex`.
    expect(heading).toHaveAttribute('tabindex', '-1')
  }
})
