import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { wholeArchiveOf } from './archive.server.ts'
import { readXml } from './read-xml.ts'
import { readWorkbook, workbookOf } from './workbook.server.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'

const worksheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const parts = (sheet: string): [string, string][] => [...workbookParts(['One']), [sheetPath(0), sheet]]
const read = (files: readonly (readonly [string, string])[]) => readWorkbook(Buffer.from(wholeArchiveOf(files)))
const rowsOf = async (rows: string, shared = '') =>
  (await read([...parts(worksheet(rows)), ['xl/sharedStrings.xml', `<sst>${shared}</sst>`]]))?.[0]?.rows

test('what is written is read back: several sheets, Arabic, signs of XML', async () => {
  const sheets = [
    { name: 'أ & ب', rows: [['<a>', '', '"ع"\nب'], [], ['=1+1']] },
    { name: 'two', rows: [['x'.repeat(300_000).slice(0, 32_767)]] },
  ]
  expect(await readWorkbook(Buffer.from(workbookOf(sheets)))).toEqual(sheets)
})

describe('cells of other programs', () => {
  test('shared texts, numbers, booleans and texts of formulas', async () => {
    const cells = `<c r="A1" t="s"><v>1</v></c><c t='b'><v>1</v></c><c><v>1.50E1</v></c><c t="str"><f>"a"</f><v> a </v></c><c/>`
    const shared = '<si><t>no</t></si><si><r><t>one</t></r><r><t> two</t></r><rPh sb="0" eb="1"><t>three</t></rPh></si>'
    expect(await rowsOf(`<row r="2">${cells}</row>`, shared)).toEqual([[], ['one two', 'TRUE', '15', ' a ', '']])
  })

  test('cells and rows that are left out are empty', async () => {
    expect(await rowsOf('<row r="1"/><row r="3"><c r="C3"><v>7</v></c></row>')).toEqual([[], [], ['', '', '7']])
  })

  test('cells and rows far away that have only a format, as programs leave them behind', async () => {
    const far =
      '<row r="2"><c r="A2"><v>8</v></c><c r="XFD2" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>'
    expect(await rowsOf(`<row r="1"><c r="A1"><v>7</v></c></row>${far}`)).toEqual([['7'], ['8']])
  })

  test('days and times by their styles, as the program shows them', async () => {
    const cell = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`
    const sheet = worksheet(
      `<row>${[cell('45985', 2), cell('0.4375', 3), cell('45985.75', 2), cell('45985', 1), cell('12', 4)].join('')}</row>`,
    )
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-1000000]h:mm;@"/><numFmt numFmtId="171" formatCode="0.0\\d &quot;h&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`
    const files = parts(sheet).map(([path, xml]): [string, string] => [path, path === 'xl/styles.xml' ? styles : xml])
    expect((await read(files))?.[0]?.rows).toEqual([['2025-11-24', '10:30', '2025-11-24 18:00', '45985', '12']])
  })

  test('numbers with leading zeros by their styles, as the program shows them', async () => {
    const cell = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`
    const sheet = worksheet(
      `<row>${[cell('7', 1), cell('1234', 1), cell('-7', 1), cell('7.5', 1), cell('7', 0), cell('12', 2)].join('')}</row>`,
    )
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000"/><numFmt numFmtId="171" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`
    const files = parts(sheet).map(([path, xml]): [string, string] => [path, path === 'xl/styles.xml' ? styles : xml])
    expect((await read(files))?.[0]?.rows).toEqual([['007', '1234', '-7', '7.5', '7', '00012']])
  })

  test('characters by number, and text that is marked as such', async () => {
    const text = '&#x639;&#1576;&amp;lt;<![CDATA[<b>]]>\r\n'
    expect(await rowsOf(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)).toEqual([['عب&lt;<b>\n']])
  })
})

describe('refused is', () => {
  test.each([
    ['a row above the last', '<row r="2"/><row r="1"/>'],
    ['a text in a row too far down', '<row r="5101"><c><v>1</v></c></row>'],
    ['a row that is no number', '<row r="x"/>'],
    ['a text too far to the side', '<row><c r="ZZ1"><v>1</v></c></row>'],
    ['a cell before the last', '<row><c r="B1"/><c r="A1"/></row>'],
    ['a cell outside of a row', '<c/>'],
    ['XML that is not well-formed', '<row><c></row>'],
    ['an entity that XML does not have', '<row><c><v>&nbsp;</v></c></row>'],
  ])('%s', async (_, rows) => {
    expect(await rowsOf(rows)).toBeUndefined()
  })

  test.each([
    ['entities that grow', `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "&a;&a;">]>`, '&b;'],
    ['an entity from a file', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
    ['a document type of elsewhere', '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">', 'a'],
  ])('%s', async (_, doctype, text) => {
    const xml = worksheet(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
    expect(await read(parts(xml.replaceAll('&a;', 'a').replaceAll('&b;', 'b')))).not.toBeNull()
    expect(await read(parts(doctype + xml))).toBeNull()
  })

  test('an archive with two files of one name, with too many, or with a path that leads out of it', async () => {
    const good = parts(worksheet(''))
    expect(await read(good)).toEqual([{ name: 'One', rows: [] }])
    expect(await read([...good, good[0]!])).toBeNull()
    expect(await read([...good, ...Array.from({ length: 200 }, (_, n) => [`x${n}`, ''] as const)])).toBeNull()
    expect(await read([...good, ['../../etc/passwd', '']])).toBeNull()
    expect(await read(good.slice(0, 3))).toBeNull()
  })

  test('a part of more than eight megabytes, and parts of more than twenty-four together', async () => {
    const mega = 1024 * 1024
    const filled = (size: number) => worksheet(`<row><c t="inlineStr"><is><t>${'a'.repeat(size)}</t></is></c></row>`)
    expect(await read(parts(filled(7 * mega)))).not.toBeNull()
    expect(await read(parts(filled(9 * mega)))).toBeNull()
    const sheets = (count: number): [string, string][] => [
      ...workbookParts(Array.from({ length: count }, (_, n) => `s${n}`)),
      ...Array.from({ length: count }, (_, n): [string, string] => [sheetPath(n), filled(7 * mega)]),
    ]
    expect(await read(sheets(3))).not.toBeNull()
    expect(await read(sheets(4))).toBeNull()
  })
})

/** An archive with a false header for its sheet. */
function liar(
  sheet: string,
  lie: (header: Buffer, place: { crc: number; size: number; flags: number }) => void,
): Buffer {
  const file = Buffer.from(wholeArchiveOf(parts(sheet)))
  const entry = file.lastIndexOf(sheetPath(0)) - 46
  lie(file.subarray(entry, entry + 46), { crc: 16, size: 24, flags: 8 })
  return file
}

describe('an archive that lies about a file', () => {
  const small = worksheet('<row><c><v>1</v></c></row>')
  test('is read when it does not', async () => {
    expect(await readWorkbook(liar(small, () => {}))).not.toBeNull()
  })
  test.each<[string, Parameters<typeof liar>[1]]>([
    ['its size, too small', (header, { size }) => header.writeUInt32LE(10, size)],
    ['its size, too large', (header, { size }) => header.writeUInt32LE(5000, size)],
    ['its checksum', (header, { crc }) => header.writeUInt32LE(crc32('other'), crc)],
    ['being encrypted', (header, { flags }) => header.writeUInt16LE(header.readUInt16LE(flags) | 1, flags)],
  ])('%s, is refused', async (_, lie) => {
    expect(await readWorkbook(liar(small, lie))).toBeNull()
  })
  test('and unpacks to far more, is not unpacked to the end', async () => {
    const bomb = worksheet(' '.repeat(100 * 1024 * 1024))
    const file = liar(bomb, (header, { size }) => header.writeUInt32LE(1000, size))
    const before = process.memoryUsage().rss
    expect(await readWorkbook(file)).toBeNull()
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
  })
})

test('what was made to be slow to read is read or refused soon', async () => {
  // a quadratic reader would exceed the test's timeout
  const many = 200_000
  const none = () => {}
  await readXml([`<a b="${'&#65;'.repeat(many)}">${'&amp;'.repeat(many)}</a>`], { text: none })
  await readXml([`<a>${'<b/>'.repeat(many)}</a>`], { open: none })
  const attributes = Array.from({ length: many / 10 }, (_, n) => `a${n}=""`).join(' ')
  await readXml([`<a ${attributes}/>`], { open: none })
  for (const xml of [
    '<t>'.repeat(many),
    '<t "'.repeat(many),
    `<a ${'b='.repeat(many)}`,
    '&#'.repeat(many),
    '<!--'.repeat(many),
  ])
    await expect(readXml([xml], { open: none, text: none })).rejects.toThrow()
})
