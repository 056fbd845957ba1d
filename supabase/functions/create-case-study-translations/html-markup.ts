type Tag = { name: string; isClosing: boolean; attributes: string }

const tagPattern = /<!--[^]*?-->|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const urlAttributePattern = /(?<![\w-])(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Returns the opening and closing tags in the order of the HTML, without comments. Edge functions have no DOM parser. */
function listTags(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].flatMap(([, slash, name, attributes = '']) =>
    name === undefined ? [] : [{ name: name.toLowerCase(), isClosing: slash === '/', attributes }],
  )
}

export const stripTags = (html: string): string => html.replace(tagPattern, '')

/**
 * Returns whether a translation has the same tags as its source: the same number of each tag, with the same `href` and
 * `src` (D27). The order of the tags may differ, because a translation can change the order of words.
 * The result only decides whether a version becomes a draft. It does not mean that the HTML is safe.
 */
export const hasSameMarkup = (source: string, translation: string): boolean =>
  markupOf(source) === markupOf(translation)

function markupOf(html: string): string {
  const parts = listTags(html).map(({ name, isClosing, attributes }) => {
    const urls = [...attributes.matchAll(urlAttributePattern)].map(
      ([, attribute = '', ...values]) => `${attribute.toLowerCase()}=${decode(values.find(Boolean) ?? '')}`,
    )
    return [isClosing ? `/${name}` : name, ...urls.sort()].join(' ')
  })
  return parts.sort().join('\n')
}

const characters: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' }
const decode = (value: string) =>
  value.replace(/&(amp|quot|lt|gt);/g, (entity, name: string) => characters[name] ?? entity)
