type Tag = { name: string; isClosing: boolean; attributes: string; start: number; end: number }

const tagPattern = /<!--[^]*?-->|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const attributePattern = /(?<![\w-])(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Opening and closing tags in their order, names in lower case; comments are none. Edges have no DOM. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].flatMap(
    ({ 0: { length }, 1: slash, 2: name, 3: attributes = '', index }) =>
      name === undefined
        ? []
        : [
            {
              name: name.toLowerCase(),
              isClosing: slash === '/',
              attributes,
              start: index,
              end: index + length,
            },
          ],
  )
}

/** The text between the tags. */
export const textOf = (html: string): string => html.replace(tagPattern, '')

/**
 * Whether a translation kept its markup (D27): the same tags in number and kind, the same addresses in `href` and
 * `src`. Their order may differ, as the order of words does.
 */
export const hasSameMarkup = (before: string, after: string): boolean => markupOf(before) === markupOf(after)

function markupOf(html: string): string {
  const parts = tagsOf(html).map(({ name, isClosing, attributes }) => {
    const addresses = [...attributes.matchAll(attributePattern)].map(
      ([, attribute = '', ...values]) => `${attribute.toLowerCase()}=${decode(values.find(Boolean) ?? '')}`,
    )
    return [isClosing ? `/${name}` : name, ...addresses.sort()].join(' ')
  })
  return parts.sort().join('\n')
}

const characters: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' }
const decode = (value: string) =>
  value.replace(/&(amp|quot|lt|gt);/g, (whole, name: string) => characters[name] ?? whole)
