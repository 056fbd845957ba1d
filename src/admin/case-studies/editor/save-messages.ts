import { serverMessage } from '@/features/case-studies/server-message'

import { editorTexts } from '../editor-texts'
import type { SaveFailure } from './save-study'
import { codeOf } from './study-values'

const texts = editorTexts.save

/** The message of a failed saving (spec 8): which language failed and why, or the fallback where nobody said why. */
export function messageOf(failure: SaveFailure): string {
  const reason = reasonOf(failure)
  if (!reason) return texts.failure
  const word = failure.operation === 'update' ? texts.updateFailure : texts.insertFailure
  return word(codeOf(failure.language), reason)
}

function reasonOf(failure: SaveFailure): string | undefined {
  switch (failure.reason) {
    case 'error':
      return serverMessage(failure.error)
    case 'refused':
      return texts.refused
    case 'changed':
      return texts.changedMeanwhile
    case 'gone':
      return texts.goneMeanwhile
  }
}
