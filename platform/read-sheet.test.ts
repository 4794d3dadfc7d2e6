import { expect, test } from 'vitest'
import { wholeArchiveOf } from './archive.server.ts'
import { readSheet } from './read-sheet.server.ts'
import { textOfBytes } from './text-of-bytes.ts'
import { workbookOf } from './workbook.server.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'

const text = 'اسم الفرع\tCode\r\nفرع العليا\tRUH-1\r\n'
const rows = [
  { line: 1, cells: ['اسم الفرع', 'Code'] },
  { line: 2, cells: ['فرع العليا', 'RUH-1'] },
]

const wide = (of: string, isBig: boolean) => {
  const bytes = Buffer.from(of, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** Arabic letters of Windows-1256. */
const letters = 'ءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîï'
const arabic = (of: string) =>
  Buffer.from([...of].map((sign) => (letters.includes(sign) ? 0xc1 + letters.indexOf(sign) : sign.charCodeAt(0))))

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 with a mark, as "Unicode text" of Excel', wide(`\ufeff${text}`, false)],
  ['UTF-16, big end first, with a mark', wide(`\ufeff${text}`, true)],
  ['UTF-16 without a mark', wide(text, false)],
  ['UTF-16, big end first, without a mark', wide(text, true)],
  ['Windows-1256', arabic(text)],
])('a text in %s is read', async (_, content) => {
  expect(await readSheet(content, 10)).toEqual(rows)
})

test.each<[string, Buffer]>([
  ['zero bytes', Buffer.from(`a,b\0\n${'1,2\n'.repeat(9)}`)],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0, 0])],
])('%s are refused', (_, content) => {
  expect(textOfBytes(content)).toBeNull()
})

test('of a workbook the first sheet that is not empty is read, with the numbers of its rows', async () => {
  const sheets = [
    { name: 'Notes', rows: [[''], []] },
    { name: 'Branches', rows: [[], ['Branch name', 'Code'], [], ['Olaya', '007']] },
    { name: 'Other', rows: [['x']] },
  ]
  expect(await readSheet(Buffer.from(workbookOf(sheets)), 10)).toEqual([
    { line: 2, cells: ['Branch name', 'Code'] },
    { line: 4, cells: ['Olaya', '007'] },
  ])
  expect(await readSheet(Buffer.from(workbookOf([{ name: 'Empty', rows: [] }])), 10)).toBeNull()
  expect(await readSheet(Buffer.from('PK\x03\x04 broken'), 10)).toBeNull()
})

test('a file of an Arabic Excel: Windows-1256, semicolons, line breaks in quotes and empty rows at the end', async () => {
  const content = 'اسم الفرع;Code;Note\r\n"فرع\r\nالعليا";007;"a;b"\r\n;;\r\n;;\r\n'
  expect(await readSheet(arabic(content), 10)).toEqual([
    { line: 1, cells: ['اسم الفرع', 'Code', 'Note'] },
    { line: 2, cells: ['فرع\r\nالعليا', '007', 'a;b'] },
  ])
})

const workbookWith = (sheet: string) =>
  Buffer.from(wholeArchiveOf([...workbookParts(['One']), [sheetPath(0), `<worksheet>${sheet}</worksheet>`]]))

test('a workbook with texts of digits, formulas, merged cells and rows that have only a format', async () => {
  const text = (place: string, of: string) => `<c r="${place}" t="inlineStr"><is><t>${of}</t></is></c>`
  const rows = [
    `<row r="1">${text('A1', 'Name')}${text('B1', 'Code')}${text('C1', 'Branches')}</row>`,
    `<row r="2">${text('A2', 'North')}${text('B2', '007')}<c r="C2"><f>20*2</f><v>40</v></c></row>`,
    `<row r="3"><c r="A3" s="1"/>${text('B3', '٠٠٨')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
    ...Array.from({ length: 900 }, (_, n) => `<row r="${n + 4}"><c r="A${n + 4}" s="1"/></row>`),
  ]
  const sheet = `<sheetData>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>`
  expect(await readSheet(workbookWith(sheet), 10)).toEqual([
    { line: 1, cells: ['Name', 'Code', 'Branches'] },
    { line: 2, cells: ['North', '007', '40'] },
    { line: 3, cells: ['', '٠٠٨', '#DIV/0!'] },
  ])
})
