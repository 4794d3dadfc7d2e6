import type { SheetRow } from '#/domain/sheet-rows.ts'
import { readCsv } from './read-csv.ts'
import { textOfBytes } from './text-of-bytes.ts'
import { readWorkbook } from './workbook.server.ts'

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The first sheet of a workbook that has a text. */
async function sheetOfWorkbook(content: Buffer): Promise<SheetRow[] | null> {
  const sheets = await readWorkbook(content)
  for (const { rows } of sheets ?? []) {
    const numbered = rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    const full = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''))
    if (full.length > 0) return full
  }
  return null
}

/**
 * Rows of a foreign file without the empty ones: of a workbook (an archive), else of CSV, up to `most`. Null when
 * unreadable.
 */
export async function readSheet(content: Buffer, most: number): Promise<SheetRow[] | null> {
  if (content.subarray(0, 2).toString('latin1') === 'PK') {
    const rows = (await sheetOfWorkbook(content))?.slice(0, most) ?? null
    return rows?.every(({ cells }) => cells.every(isText)) ? rows : null
  }
  const text = textOfBytes(content)
  return text === null ? null : readCsv(text, most)
}
