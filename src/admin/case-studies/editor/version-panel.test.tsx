import { caseStudyFields } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { studyValues, type StudyValues } from './study-values'
import { VersionPanel } from './version-panel'

beforeAll(() => loadCatalogues('en', ['common', 'forms']))

function Panel() {
  const form = useForm<StudyValues>({ defaultValues: studyValues({}) })
  return (
    <FormProvider {...form}>
      <ConfirmProvider>
        <Tabs.Root value="sk">
          <VersionPanel language="sk" slug={null} isStored={false} track={() => undefined} />
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

test('no control of VersionPanel has the attribute maxlength, because the browser would cut a pasted text', () => {
  for (const control of renderControls()) expect(control).not.toHaveAttribute('maxlength')
})

test('VersionPanel renders a control for every field of the contract', () => {
  const names = renderControls().map((control) => control.getAttribute('name'))
  for (const { name } of caseStudyFields) expect(names).toContain(`sk.${name}`)
})
