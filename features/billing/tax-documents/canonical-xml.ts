type Child = string | false | null | undefined
type Attributes = Record<string, string>

/** Escapes text as in canonical XML (C14N 1.1). */
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
 * Element in canonical form: sorted attributes, always an end tag, no added white space, so that the written text is
 * the hashed text. Attributes must have no prefix; omits an element without content.
 */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): string {
  const inner = children.filter((child) => typeof child === 'string').join('')
  if (inner === '') return ''
  const written = Object.keys(attributes)
    .toSorted()
    .map((key) => ` ${key}="${escapeAttribute(attributes[key]!)}"`)
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** Element with a text; omitted without one. */
export const textElement = (name: string, text: string | null | undefined, attributes: Attributes = {}): string =>
  element(name, attributes, text ? escapeText(text) : '')
