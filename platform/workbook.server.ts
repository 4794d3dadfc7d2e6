import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise } from 'yauzl'
import type { Cell } from '#/domain/csv.ts'
import { wholeArchiveOf } from './archive.server.ts'
import { readXml } from './read-xml.ts'
import { numberStylesOf, dateText, type NumberStyles } from './workbook-dates.ts'
import { mainNamespace, rowXml, sheetPath, workbookParts, xmlHead } from './workbook-parts.ts'

export type Sheet = { name: string; rows: readonly (readonly string[])[] }
type WrittenSheet = { name: string; rows: readonly (readonly Cell[])[] }

/** Limits for reading foreign files, in unpacked bytes where sizes: a small file can unpack to any size. */
const most = { entries: 200, part: 8 * 1024 * 1024, all: 24 * 1024 * 1024, sheets: 20, rows: 5100, columns: 200 }

const sheetXml = ({ rows }: WrittenSheet): string => {
  const lines = rows.map((cells, index) => rowXml(index + 1, cells))
  return `${xmlHead}<worksheet xmlns="${mainNamespace}"><sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** Writes a workbook of several small sheets. */
export const workbookOf = (sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> =>
  wholeArchiveOf([
    ...workbookParts(sheets.map(({ name }) => name)),
    ...sheets.map((sheet, index) => [sheetPath(index), sheetXml(sheet)] as const),
  ])

const refuse = (reason: string): never => {
  throw new Error(reason)
}

type Archive = { has: (path: string) => boolean; read: (path: string) => AsyncGenerator<string> }

/** Opens an archive whose files are read within the limits. yauzl aborts a file that exceeds its declared size. */
async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > most.entries) refuse('too many files')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) refuse('two files of one name')
    entries.set(entry.fileName, entry)
  }
  let left = most.all
  return {
    has: (path) => entries.has(path),
    async *read(path) {
      const entry = entries.get(path) ?? refuse('a file is missing')
      left -= entry.uncompressedSize
      if (entry.uncompressedSize > most.part || left < 0) refuse('too large')
      const decoder = new TextDecoder()
      let checksum = 0
      for await (const part of await zip.openReadStreamPromise(entry)) {
        checksum = crc32(part as Buffer, checksum)
        yield decoder.decode(part as Buffer, { stream: true })
      }
      if (checksum !== entry.crc32) refuse('a file is damaged')
    },
  }
}

type Attributes = Readonly<Record<string, string>>
type Texts = { t: string; v: string }

/** Calls back with the text of each cell (`c`) or shared string (`si`), without phonetic readings (`rPh`). */
function eachItem(
  xml: AsyncIterable<string>,
  item: 'c' | 'si',
  found: (texts: Texts, attributes: Attributes) => void,
  row?: (attributes: Attributes) => void,
): Promise<void> {
  let texts: Texts = { t: '', v: '' }
  let itemAttributes: Attributes = {}
  let within: 't' | 'v' | null = null
  let phonetic = false
  return readXml(xml, {
    open(name, attributes) {
      if (name === item) [texts, itemAttributes] = [{ t: '', v: '' }, attributes]
      else if (name === 'rPh') phonetic = true
      else if (name === 'v' || (name === 't' && !phonetic)) within = name
      else if (name === 'row') row?.(attributes)
    },
    text(text) {
      if (within) texts[within] += text
    },
    close(name) {
      if (name === item) found(texts, itemAttributes)
      else if (name === 'rPh') phonetic = false
      else if (name === within) within = null
    },
  })
}

const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** What cells refer to: texts by number, styles of days and times, and the first day that is counted. */
type Common = { shared: readonly string[]; styles: NumberStyles; counts1904: boolean }

function cellText({ t: type, s: style }: Attributes, { t, v }: Texts, { shared, styles, counts1904 }: Common): string {
  if (type === 'inlineStr') return t
  if (type === 's') return shared[Number(v)] ?? ''
  if (type === 'b') return v === '1' ? 'TRUE' : 'FALSE'
  const isNumber = (type === undefined || type === 'n') && v !== '' && Number.isFinite(Number(v))
  if (!isNumber) return v
  const number = Number(v)
  if (style === undefined) return String(number)
  const day = styles.dates.has(style) ? dateText(number, counts1904) : null
  // why: a code such as 007 is often the number 7 with a format of zeros
  const digits = Number.isInteger(number) && number >= 0 ? (styles.digits.get(style) ?? 0) : 0
  return day ?? String(number).padStart(digits, '0')
}

/** Rows of a sheet. Cells and rows beyond the limits may have a format, as programs leave them behind, but no text. */
async function rowsOf(xml: AsyncIterable<string>, common: Common): Promise<string[][]> {
  const rows: string[][] = []
  let row = 0
  let next = 0
  const cell = (texts: Texts, attributes: Attributes): void => {
    if (row === 0) refuse('a cell outside of a row')
    const column = attributes['r'] === undefined ? next : columnOf(attributes['r'])
    if (column < next) refuse('a cell in a wrong place')
    next = column + 1
    const text = cellText(attributes, texts, common)
    const cells = column < most.columns ? rows[row - 1] : undefined
    if (!cells) return text.trim() === '' ? undefined : refuse('a text too far away')
    while (cells.length < column) cells.push('')
    cells.push(text)
  }
  await eachItem(xml, 'c', cell, (attributes) => {
    const number = Number(attributes['r'] ?? row + 1)
    if (!(number > row)) refuse('a row in a wrong place')
    row = number
    next = 0
    if (number <= most.rows) while (rows.length < number) rows.push([])
  })
  return rows
}

/** Attributes of all elements of one name; with `within` only of those inside such an element. */
async function attributesOf(xml: AsyncIterable<string>, element: string, within?: string): Promise<Attributes[]> {
  const all: Attributes[] = []
  let inside = within === undefined
  await readXml(xml, {
    open(name, attributes) {
      if (name === within) inside = true
      else if (inside && name === element) all.push(attributes)
    },
    close(name) {
      if (name === within) inside = false
    },
  })
  return all
}

async function numberStylesIn(archive: Archive): Promise<NumberStyles> {
  const path = 'xl/styles.xml'
  if (!archive.has(path)) return numberStylesOf([], [])
  return numberStylesOf(
    await attributesOf(archive.read(path), 'numFmt'),
    await attributesOf(archive.read(path), 'xf', 'cellXfs'),
  )
}

const targetOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

type Needed = (name: string) => boolean

async function readSheets(file: Buffer, isNeeded: Needed): Promise<Sheet[]> {
  const archive = await openArchive(file)
  const listed = (await attributesOf(archive.read('xl/workbook.xml'), 'sheet')).slice(0, most.sheets)
  const links = await attributesOf(archive.read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const paths = new Map(links.map((link) => [link['Id'], targetOf(link['Target'] ?? '')]))
  const shared: string[] = []
  if (archive.has('xl/sharedStrings.xml'))
    await eachItem(archive.read('xl/sharedStrings.xml'), 'si', ({ t }) => void shared.push(t))
  const [book] = await attributesOf(archive.read('xl/workbook.xml'), 'workbookPr')
  const counts1904 = ['1', 'true'].includes(book?.['date1904'] ?? '')
  const common = { shared, styles: await numberStylesIn(archive), counts1904 }
  const sheets: Sheet[] = []
  for (const sheet of listed.length === 1 ? listed : listed.filter((one) => isNeeded(one['name'] ?? ''))) {
    const xml = archive.read(paths.get(sheet['r:id']) ?? '')
    sheets.push({ name: sheet['name'] ?? '', rows: await rowsOf(xml, common) })
  }
  return sheets
}

/**
 * Reads the sheets of a foreign workbook, or those of several that are needed; null when invalid or too large for a form.
 */
export const readWorkbook = (file: Buffer, isNeeded: Needed = () => true): Promise<Sheet[] | null> =>
  readSheets(file, isNeeded).catch(() => null)
