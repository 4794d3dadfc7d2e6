type Child = string | false | null | undefined
type Attributes = Record<string, string>

/** Text as canonical XML (C14N 1.1) writes it. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')

const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')

/**
 * An element in the form that canonicalisation would give it: attributes in order, an end tag always, no white space of its own. So
 * the text that is written is the text that is hashed. Attributes must have no prefix; an element without content is left out.
 */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): string {
  const inner = children.filter((child) => typeof child === 'string').join('')
  if (inner === '') return ''
  const written = Object.keys(attributes)
    .toSorted()
    .map((key) => ` ${key}="${escapeAttribute(attributes[key]!)}"`)
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** An element that holds a text; left out when there is none. */
export const textElement = (name: string, text: string | null | undefined, attributes: Attributes = {}): string =>
  element(name, attributes, text ? escapeText(text) : '')
