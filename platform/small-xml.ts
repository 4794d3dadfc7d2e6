type Tag = { attributes: string; inner: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text between tags with its five entities and its numbered characters resolved. */
export const decoded = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
    })

// why: a name is tried where it begins and nowhere inside it, else a long word without a value is read over and over again
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

export const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, double, single]) => [name, decoded(double ?? single ?? '')]),
  )

/** Where a tag begins that has this very name. */
function* startsOf(xml: string, name: string): Generator<number> {
  let at = xml.indexOf(`<${name}`)
  while (at >= 0) {
    if (/[\s/>]/.test(xml[at + name.length + 1] ?? '')) yield at
    at = xml.indexOf(`<${name}`, at + name.length)
  }
}

const endOfTag = (xml: string, at: number): number => {
  let quote = ''
  for (let index = at; index < xml.length; index++) {
    const sign = xml[index]!
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return index
  }
  return -1
}

/** The tags of one name that do not stand inside each other, as in the parts of a workbook; read once, forwards. */
export function tagsOf(xml: string, name: string): Tag[] {
  const tags: Tag[] = []
  let done = 0
  for (const start of startsOf(xml, name)) {
    if (start < done) continue
    const close = endOfTag(xml, start)
    if (close < 0) break
    const attributes = xml.slice(start + name.length + 1, close)
    if (attributes.endsWith('/')) {
      tags.push({ attributes: attributes.slice(0, -1), inner: '' })
      done = close
      continue
    }
    const end = xml.indexOf(`</${name}>`, close)
    if (end < 0) break
    tags.push({ attributes, inner: xml.slice(close + 1, end) })
    done = end
  }
  return tags
}

/** The text without the tags of one name and what is in them; read once, forwards. */
export function withoutTag(xml: string, name: string): string {
  const close = `</${name}>`
  let [kept, at] = ['', 0]
  for (const start of startsOf(xml, name)) {
    if (start < at) continue
    const end = xml.indexOf(close, start)
    if (end < 0) break
    kept += xml.slice(at, start)
    at = end + close.length
  }
  return kept + xml.slice(at)
}
