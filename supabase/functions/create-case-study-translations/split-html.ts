import { tagsOf } from './html-tags.ts'
import { bytesOf, pack } from './batch.ts'

/**
 * Cuts HTML into pieces of at most `maxBytes` that give the same HTML again when joined. It cuts between whole
 * elements, as far out as it can; where one is too large, its own tags become pieces by themselves and its content
 * is cut likewise, in the end between words. Only a single word or tag can remain larger.
 */
export function splitHtml(html: string, maxBytes: number): string[] {
  if (bytesOf(html) <= maxBytes) return [html]
  return joined(outermostParts(html), maxBytes).flatMap((part) => splitPart(part, maxBytes))
}

const joined = (parts: string[], maxBytes: number) => pack(parts, maxBytes).map((group) => group.join(''))

const element = /^(<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>)([^]*?)(<\/[a-z][^>]*>)?$/i
const wordsAndTags = /<[^>]*>\s*|[^\s<]+\s*|\s+|</g

function splitPart(part: string, maxBytes: number): string[] {
  if (bytesOf(part) <= maxBytes) return [part]
  const [, open, content = '', close = ''] = element.exec(part) ?? []
  if (open === undefined) return joined(part.match(wordsAndTags) ?? [], maxBytes)
  return [open, ...splitHtml(content, maxBytes), close].filter((piece) => piece !== '')
}

const withoutContent = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Elements that lie in no other one, and what stands between them. */
function outermostParts(html: string): string[] {
  const cuts: number[] = []
  let depth = 0
  for (const { name, isClosing, start, end } of tagsOf(html)) {
    if (withoutContent.has(name)) continue
    if (!isClosing) {
      if (depth === 0) cuts.push(start)
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth === 0) cuts.push(end)
    }
  }
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index])).filter((part) => part !== '')
}
