import { caseStudyFields } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { versionValues } from '../testing/stored-version'
import { studyValues } from './study-values'
import { VersionPanel } from './version-panel'

function Panel() {
  const en = versionValues({ title: 'The English title' })
  const form = useForm({ defaultValues: studyValues({}, { en }) })
  return (
    <FormProvider {...form}>
      <Tabs.Root value="sk">
        <VersionPanel
          language="sk"
          study={{ slug: null, versions: {} }}
          track={() => undefined}
          onStored={() => undefined}
        />
      </Tabs.Root>
    </FormProvider>
  )
}

beforeEach(async () => {
  await loadCatalogues('en', ['common', 'forms'])
  await renderIn('en', <Panel />)
})

test('the panel has a control for each field, without maxlength, which would cut a pasted text', () => {
  for (const { name } of caseStudyFields) {
    const control = document.querySelector(`[name="sk.${name}"]`)
    expect(control, name).toBeVisible()
    expect(control, name).not.toHaveAttribute('maxlength')
  }
})

test('the title says that a language without a title is not saved', async () => {
  const title = screen.getByLabelText(/^Title/)
  expect(title).not.toHaveAccessibleDescription()
  await userEvent.type(screen.getByLabelText(/^Client/), 'x')
  expect(title).toHaveAccessibleDescription('Without a title this language is not saved.')
})

test('the switch says that the old page stays readable, but only if it is off', async () => {
  const published = screen.getByRole('switch', { name: 'Published' })
  expect(published).not.toHaveAccessibleDescription(/JavaScript/)
  await userEvent.click(published)
  const hint = /its old page can be read without JavaScript until the site is built again/
  expect(published).toHaveAccessibleDescription(hint)
})

test('"Show English" shows a read-only English text beside each translated field', async () => {
  const english = () => screen.queryAllByLabelText(/^English: /)
  await userEvent.click(screen.getByRole('button', { name: 'Show English' }))
  expect(english()).toHaveLength(caseStudyFields.filter((field) => field.translated).length)
  expect(screen.getByLabelText('English: Title')).toHaveValue('The English title')
  for (const text of english()) expect(text).toHaveAttribute('readonly')
  await userEvent.click(screen.getByRole('button', { name: 'Hide English' }))
  expect(english()).toEqual([])
})
