import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Cell } from '#/domain/csv.ts'
import { sheetOf } from './spreadsheet.server.ts'

async function* given<T>(rows: T[]): AsyncGenerator<T> {
  yield* rows
}

/** Reads the archive by its directory, checking every checksum. */
function unpack(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < file.readUInt16LE(end + 8); entry++) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset)) as [number, number, number]
    const nameLength = file.readUInt16LE(at + 28)
    const start = file.readUInt32LE(at + 42) + 30 + nameLength
    const content = inflateRawSync(file.subarray(start, start + packed))
    expect([content.length, crc32(content)]).toEqual([size, crc])
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), content.toString())
    at += 46 + nameLength
  }
  return parts
}
async function sheet(rows: Cell[][], rightToLeft = false): Promise<Map<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const piece of sheetOf(given(rows), { rightToLeft })) pieces.push(piece)
  return unpack(Buffer.concat(pieces))
}

test('a workbook holds its rows as texts and numbers, never as formulas', async () => {
  const parts = await sheet([
    ['Name', 'Amount'],
    ['=1+1 <b>&"ع"</b>', 12.5],
    [null, ''],
  ])
  const xml = parts.get('xl/worksheets/sheet1.xml')!
  expect([...parts.keys()]).toContain('[Content_Types].xml')
  expect(xml).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;&quot;ع&quot;&lt;/b&gt;</t></is></c><c r="B2"><v>12.5</v></c>',
  )
  expect(xml).not.toContain('<f>')
  expect(xml.match(/<row r=/g)).toHaveLength(3)
})

test('days are days, moments the time in Riyadh, and amounts numbers with two decimals', async () => {
  const xml = (
    await sheet([
      ['Day', 'SAR', 'At'],
      [{ day: '2026-11-22' }, { halalas: -123450 }, { moment: '2026-11-22T22:30:00Z' }],
    ])
  ).get('xl/worksheets/sheet1.xml')!
  expect(xml).toContain(
    '<row r="2"><c r="A2" s="2"><v>46348</v></c><c r="B2" s="3"><v>-1234.50</v></c><c r="C2" s="4"><v>46349.0625</v></c></row>',
  )
})

test('an Arabic sheet begins at the right', async () => {
  expect((await sheet([['الاسم']], true)).get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"')
})

test('what no spreadsheet can hold is left out or cut', async () => {
  const xml = (await sheet([[`a\u0000b\ud800${'x'.repeat(40_000)}`]])).get('xl/worksheets/sheet1.xml')!
  expect(xml).toContain('ab\ufffdx')
  expect(xml.length).toBeLessThan(34_000)
})

test('a long sheet is made in pieces that fit together', async () => {
  const xml = (await sheet(Array.from({ length: 5000 }, (_, row) => [row, `سطر ${row} ${'m'.repeat(200)}`]))).get(
    'xl/worksheets/sheet1.xml',
  )!
  expect(xml.match(/<row r=/g)).toHaveLength(5000)
  expect(xml).toContain('سطر 4999 ')
})
