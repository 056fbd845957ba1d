import { listTexts } from '../../texts/list'
import type { TranslationProgress as Progress } from './translation-run'

const texts = listTexts.translations

export function TranslationProgress({ created, seconds }: Progress) {
  return (
    <div className="mb-8 rounded-surface border border-line bg-surface p-5 text-small tabular-nums">
      <p role="status">{texts.progress(created)}</p>
      <p className="text-muted">{texts.elapsed(seconds)}</p>
    </div>
  )
}
