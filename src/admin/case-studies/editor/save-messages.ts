import { backendErrorMessage } from '@/features/case-studies/backend-error-message'

import { savingTexts } from '../../texts/saving'
import type { VersionFailure } from './save-study'
import { codeOf } from './study-values'

const texts = savingTexts.save

/**
 * Returns the message about a version that could not be saved (spec 8): the language and the reason, or a general
 * message if the reason is unknown.
 */
export function failureMessage(failure: VersionFailure): string {
  const reason = reasonOf(failure)
  if (!reason) return texts.failure
  const message = failure.operation === 'update' ? texts.updateFailure : texts.insertFailure
  return message(codeOf(failure.language), reason)
}

function reasonOf(failure: VersionFailure): string | undefined {
  switch (failure.reason) {
    case 'error':
      return backendErrorMessage(failure.error)
    case 'refused':
      return texts.refused
    case 'changed':
      return texts.changedMeanwhile
    case 'deleted':
      return texts.deletedMeanwhile
  }
}
