import { bindShortWords } from '@/lib/bind-short-words'

import { offerLanguage } from '../model'
import { textBlocks } from '../text-blocks'

interface OfferTextProps {
  text: string
  lang?: string
}

export function OfferText({ text, lang }: OfferTextProps) {
  return (
    <div lang={lang} className="mt-4 max-w-measure space-y-4 whitespace-pre-line">
      {textBlocks(bindShortWords(text, offerLanguage)).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} className="list-disc space-y-1.5 pl-5 marker:text-primary">
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.text}</p>
        ),
      )}
    </div>
  )
}
