import { xmlText } from '#/domain/plain-text.ts'
import { crc32, deflateRawSync } from 'node:zlib'
import { type Cell, isAmount } from '#/domain/csv.ts'
import { sar } from '#/domain/money.ts'
import { daysBetween } from '#/domain/riyadh-time.ts'

type Cells = readonly Cell[]
type Bytes = Uint8Array<ArrayBuffer>
type Entry = { name: string; crc: number; packed: number; size: number; offset: number }

/** What a cell of a spreadsheet can hold; longer texts end there. */
const mostText = 32_767
/** Rows are packed in pieces of about this size, so that memory does not grow with the sheet. */
const pieceBytes = 256 * 1024

const escaped = (text: string): string => xmlText(text.slice(0, mostText))

/** Spreadsheets count days from here. */
const firstDay = '1899-12-30'

/** Texts are texts by their type: a spreadsheet never reads a formula into them, whatever they begin with. */
const cellOf = (value: Cell, style: string): string => {
  if (value === null || value === '') return `<c${style}/>`
  if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
  if (typeof value === 'object')
    return isAmount(value)
      ? `<c s="3"><v>${sar(value.halalas)}</v></c>`
      : `<c s="2"><v>${daysBetween(firstDay, value.day)}</v></c>`
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** Sizes and checksum stand behind the data (bit 3), names are UTF-8 (bit 11); every file is dated 1980-01-01. */
function localHeader(name: string): Bytes {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(0x0808, 6)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(0x21, 12)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  return new Uint8Array(Buffer.concat([header, Buffer.from(name)]))
}

function descriptor({ crc, packed, size }: Entry): Bytes {
  const end = Buffer.alloc(16)
  end.writeUInt32LE(0x08074b50, 0)
  end.writeUInt32LE(crc, 4)
  end.writeUInt32LE(packed, 8)
  end.writeUInt32LE(size, 12)
  return new Uint8Array(end)
}

function directoryOf(entries: readonly Entry[], offset: number): Bytes {
  const parts = entries.map((entry) => {
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02014b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt16LE(20, 6)
    header.writeUInt16LE(0x0808, 8)
    header.writeUInt16LE(8, 10)
    header.writeUInt16LE(0x21, 14)
    header.writeUInt32LE(entry.crc, 16)
    header.writeUInt32LE(entry.packed, 20)
    header.writeUInt32LE(entry.size, 24)
    header.writeUInt16LE(Buffer.byteLength(entry.name), 28)
    header.writeUInt32LE(entry.offset, 42)
    return Buffer.concat([header, Buffer.from(entry.name)])
  })
  const directory = Buffer.concat(parts)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([directory, end]))
}

async function* sheetXml(rows: AsyncIterable<Cells>, rightToLeft: boolean): AsyncGenerator<string> {
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `${head}<worksheet xmlns="${main}">${view}<sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/><sheetData>`
  let first = true
  for await (const cells of rows) {
    const style = first ? ' s="1"' : ''
    first = false
    yield `<row>${cells.map((value) => cellOf(value, style)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/** Deflate in pieces that end on a byte (sync flush); the last, empty block ends the stream. */
const packPiece = (bytes: Buffer, last: boolean): Bytes => {
  const packed = deflateRawSync(bytes, { finishFlush: last ? 4 : 2 })
  return new Uint8Array(packed)
}

async function* packed(
  name: string,
  text: AsyncIterable<string>,
  entries: Entry[],
  offset: number,
): AsyncGenerator<Bytes> {
  const entry: Entry = { name, crc: 0, packed: 0, size: 0, offset }
  yield localHeader(name)
  const piece = (bytes: Buffer, last: boolean): Bytes => {
    const out = packPiece(bytes, last)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    entry.packed += out.length
    return out
  }
  let waiting: string[] = []
  let length = 0
  for await (const part of text) {
    waiting.push(part)
    length += part.length
    if (length < pieceBytes) continue
    yield piece(Buffer.from(waiting.join('')), false)
    waiting = []
    length = 0
  }
  yield piece(Buffer.from(waiting.join('')), true)
  yield descriptor(entry)
  entries.push(entry)
}

async function* whole(text: string): AsyncGenerator<string> {
  yield head + text
}

/** A workbook of one sheet, made while its rows are read: the first row is the heading. */
export async function* sheetOf(
  rows: AsyncIterable<Cells>,
  { rightToLeft = false }: { rightToLeft?: boolean } = {},
): AsyncGenerator<Bytes> {
  const entries: Entry[] = []
  let offset = 0
  const parts: [string, AsyncIterable<string>][] = [
    ...Object.entries(fixedParts).map(([name, text]): [string, AsyncIterable<string>] => [name, whole(text)]),
    ['xl/worksheets/sheet1.xml', sheetXml(rows, rightToLeft)],
  ]
  for (const [name, text] of parts) {
    for await (const bytes of packed(name, text, entries, offset)) {
      offset += bytes.length
      yield bytes
    }
  }
  yield directoryOf(entries, offset)
}
