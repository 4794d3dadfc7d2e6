/** What nobody sees, tabs and the ends of lines apart: no database, file or page has a use for it. */
const controls = /(?![\t\n])\p{Cc}/gu

/** A text as it is kept: whole characters, one sign for the end of a line, no control characters. */
export const plainText = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '')

const longestSearch = 100
/** What somebody searches for by an address's `name`: trimmed, in one line, and no longer than a search is. */
export const searchText = (search: URLSearchParams, name = 'q'): string =>
  plainText((search.get(name) ?? '').trim().slice(0, longestSearch))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** A text between tags or in an attribute of XML, without what XML cannot hold. */
export const xmlText = (text: string): string =>
  plainText(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign]!)
