import { caseStudyFields } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { VersionPanel } from './version-panel'

beforeAll(() => loadCatalogues('en', ['common', 'forms']))

function Panel() {
  const form = useForm<StudyValues>({
    defaultValues: studyValues({}, { en: versionValues({ title: 'The English title' }) }),
  })
  return (
    <FormProvider {...form}>
      <ConfirmProvider>
        <Tabs.Root value="sk">
          <VersionPanel
            language="sk"
            study={{ slug: null, versions: {} }}
            track={() => undefined}
            onStored={() => undefined}
          />
        </Tabs.Root>
      </ConfirmProvider>
    </FormProvider>
  )
}

function renderControls() {
  const { container } = render(
    <I18nextProvider i18n={i18nFor('en')}>
      <Panel />
    </I18nextProvider>,
  )
  return [...container.querySelectorAll('input[name], textarea[name]')]
}

test('no control has maxlength, because the browser would cut a pasted text', () => {
  for (const control of renderControls()) expect(control).not.toHaveAttribute('maxlength')
})

test('VersionPanel renders a control for every field of the contract', () => {
  const names = renderControls().map((control) => control.getAttribute('name'))
  for (const { name } of caseStudyFields) expect(names).toContain(`sk.${name}`)
})

test('the switch says that the old page stays readable, but only if it is off', async () => {
  renderControls()
  const published = screen.getByRole('switch', { name: 'Published' })
  expect(published).not.toHaveAccessibleDescription(/JavaScript/)
  await userEvent.click(published)
  expect(published).toHaveAccessibleDescription(
    /its old page can be read without JavaScript until the site is built again/,
  )
})

test('"Show English" shows a read-only English text beside each translated field', async () => {
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <Panel />
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show English' }))
  const english = screen.getAllByRole('textbox', { name: /^English: / })
  expect(english).toHaveLength(caseStudyFields.filter((field) => field.translated).length)
  expect(screen.getByRole('textbox', { name: 'English: Title' })).toHaveValue('The English title')
  for (const text of english) expect(text).toHaveAttribute('readonly')
  await userEvent.click(screen.getByRole('button', { name: 'Hide English' }))
  expect(screen.queryAllByRole('textbox', { name: /^English: / })).toEqual([])
})
