import { xmlText } from '#/domain/plain-text.ts'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { attributesOf, decoded, tagsOf, withoutTag } from './small-xml.ts'

export type Sheet = { name: string; rows: readonly (readonly string[])[] }

/** What is read of a file from outside, and no more: a small file can unpack to anything. */
const most = { entries: 200, part: 8 * 1024 * 1024, all: 24 * 1024 * 1024, sheets: 20, rows: 3000, columns: 200 }

const escaped = (text: string): string => xmlText(text.slice(0, 32_767))

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetXml = ({ rows }: Sheet): string => {
  const lines = rows.map((cells) => {
    const written = cells.map((text) =>
      text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    )
    return `<row>${written.join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function partsOf(sheets: readonly Sheet[]): [string, string][] {
  const numbered = sheets.map((sheet, index) => ({ sheet, n: index + 1 }))
  const overrides = numbered.map(
    ({ n }) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
  )
  const listed = numbered.map(({ sheet, n }) => `<sheet name="${escaped(sheet.name)}" sheetId="${n}" r:id="rId${n}"/>`)
  const links = numbered.map(
    ({ n }) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${links.join('')}</Relationships>`,
    ],
    ...numbered.map(({ sheet, n }): [string, string] => [`xl/worksheets/sheet${n}.xml`, sheetXml(sheet)]),
  ]
}

/** A workbook of several small sheets, every cell a text; every file in it is dated 1980-01-01. */
export function workbookOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of partsOf(sheets)) {
    const bytes = Buffer.from(head + text)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const entry = [Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]
    directory.push(Buffer.concat(entry))
    bodies.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(bodies.length, 8)
  end.writeUInt16LE(bodies.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, listing, end]))
}

type Entry = { method: number; packed: number; size: number; offset: number; crc: number }

/** The files of an archive by its directory; null when it is no plain archive. */
function entriesOf(file: Buffer): Map<string, Entry> | null {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > file.length) return null
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (count > most.entries) return null
  const entries = new Map<string, Entry>()
  for (let n = 0; n < count; n++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) return null
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const encrypted = (file.readUInt16LE(at + 8) & 1) === 1
    const name = file.toString('utf8', at + 46, at + 46 + nameLength!)
    if (encrypted || entries.has(name)) return null
    entries.set(name, {
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function unpack(file: Buffer, { method, packed, size, offset, crc }: Entry): string | null {
  if (size > most.part || offset + 30 > file.length || file.readUInt32LE(offset) !== 0x04034b50) return null
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const bytes = file.subarray(start, start + packed)
  if (bytes.length !== packed || (method !== 0 && method !== 8)) return null
  const whole = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: most.part })
  return whole.length === size && crc32(whole) === crc ? whole.toString('utf8') : null
}

const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const textsIn = (xml: string): string =>
  tagsOf(xml, 't')
    .map(({ inner }) => decoded(inner))
    .join('')

const withoutPhonetics = (xml: string): string => withoutTag(xml, 'rPh')

function cellText(attributes: Record<string, string>, inner: string, shared: readonly string[]): string {
  if (attributes['t'] === 'inlineStr') return textsIn(withoutPhonetics(inner))
  const value = decoded(tagsOf(inner, 'v')[0]?.inner ?? '')
  if (attributes['t'] === 's') return shared[Number(value)] ?? ''
  if (attributes['t'] === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const isNumber = attributes['t'] === undefined || attributes['t'] === 'n'
  return isNumber && value !== '' && Number.isFinite(Number(value)) ? String(Number(value)) : value
}

function rowsOf(xml: string, shared: readonly string[]): string[][] | null {
  const rows: string[][] = []
  for (const row of tagsOf(xml, 'row')) {
    const number = Number(attributesOf(row.attributes)['r'] ?? rows.length + 1)
    if (!(number > rows.length) || number > most.rows) return null
    while (rows.length < number - 1) rows.push([])
    const cells: string[] = []
    for (const cell of tagsOf(row.inner, 'c')) {
      const attributes = attributesOf(cell.attributes)
      const column = attributes['r'] === undefined ? cells.length : columnOf(attributes['r'])
      if (column < cells.length || column >= most.columns) return null
      while (cells.length < column) cells.push('')
      cells.push(cellText(attributes, cell.inner, shared))
    }
    rows.push(cells)
  }
  return rows
}

const targetOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** The sheets of a workbook from outside; null for whatever is not one, or is larger than a form can be. */
export function readWorkbook(file: Buffer): Sheet[] | null {
  const entries = entriesOf(file)
  if (!entries) return null
  let left = most.all
  const part = (name: string): string | null => {
    const entry = entries.get(name)
    if (!entry || (left -= entry.size) < 0) return null
    try {
      const xml = unpack(file, entry)
      // why: nothing of a form needs a document type, and entities of its own are how small files grow
      return xml === null || /<!(?:DOCTYPE|ENTITY)/i.test(xml) ? null : xml
    } catch {
      return null
    }
  }
  const [workbook, links] = [part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')]
  if (workbook === null || links === null) return null
  const targets = new Map(
    tagsOf(links, 'Relationship').map(({ attributes }) => {
      const found = attributesOf(attributes)
      return [found['Id'] ?? '', targetOf(found['Target'] ?? '')]
    }),
  )
  const strings = entries.has('xl/sharedStrings.xml') ? part('xl/sharedStrings.xml') : ''
  if (strings === null) return null
  const shared = tagsOf(strings, 'si').map(({ inner }) => textsIn(withoutPhonetics(inner)))
  const listed = tagsOf(workbook, 'sheet').slice(0, most.sheets)
  const sheets = listed.map(({ attributes }) => {
    const found = attributesOf(attributes)
    const xml = part(targets.get(found['r:id'] ?? '') ?? '')
    const rows = xml === null ? null : rowsOf(xml, shared)
    return rows && { name: found['name'] ?? '', rows }
  })
  return sheets.every((sheet) => sheet !== null) ? sheets : null
}
