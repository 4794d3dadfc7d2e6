import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.server.ts'
import { textOfBytes } from './text-of-bytes.ts'
import { workbookOf } from './workbook.server.ts'

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
