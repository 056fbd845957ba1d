import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { versionValues } from '../testing/stored-version'
import { SaveFailureAlert } from './save-failure-alert'
import { studyValues } from './study-values'

test('SaveFailureAlert lists what was saved, and what a save would still write', () => {
  const values = studyValues(
    {},
    { sk: versionValues(), cz: versionValues({ title: '' }), de: versionValues() },
  )
  const study = { slug: 'study', versions: {} }
  render(
    <SaveFailureAlert
      failure={{ kind: 'failed', message: 'Chyba', saved: ['en', 'sk'], study }}
      values={values}
      changed={['sk', 'cz', 'de']}
      onResolve={() => undefined}
    />,
  )
  expect(screen.getByText(/^Saved: EN\. Not saved: SK, DE\. Nothing/)).toBeVisible()
})
