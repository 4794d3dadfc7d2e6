import { withoutMarks } from './text.ts'

/** Control characters except tab and line feed. */
const controls = /(?![\t\n])\p{Cc}/gu

/** Normalises a text for storage: well-formed Unicode, LF line ends, no control characters. */
export const plainText = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '')

const longestSearch = 100
/** Search text of an address's parameter: trimmed, in one line, without the marks of copied text, cut to the maximum length. */
export const searchText = (search: URLSearchParams, name = 'q'): string =>
  plainText(
    withoutMarks(search.get(name) ?? '')
      .trim()
      .slice(0, longestSearch),
  )

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for XML and drops characters that XML cannot hold. */
export const xmlText = (text: string): string =>
  plainText(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign]!)
