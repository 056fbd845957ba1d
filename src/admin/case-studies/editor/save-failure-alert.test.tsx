import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import { SaveFailureAlert } from './save-failure-alert'
import { studyValues } from './study-values'

test('SaveFailureAlert lists a version as not saved if its text has changed since it was saved, or if it was never saved', () => {
  const saved = { en: storedVersion(), sk: storedVersion({ language: 'sk' }) }
  const typed = { sk: versionValues({ excerpt: 'Newer' }), de: versionValues() }
  render(
    <SaveFailureAlert
      failure={{ message: 'Chyba', saved }}
      values={studyValues(saved, typed)}
      onResolve={() => undefined}
    />,
  )
  expect(screen.getByText(/^Saved: EN\. Not saved: SK, DE\./)).toBeVisible()
})
