import { expect, test } from 'vitest'
import { headedRows, type SheetRow } from './sheet-rows.ts'

const headings = {
  name: ['branch name english', 'branch name'],
  nameAr: ['branch name arabic'],
  city: ['city', 'المدينة'],
}
const read = (...rows: [line: number, ...cells: string[]][]) => {
  const found = headedRows(
    rows.map(([line, ...cells]): SheetRow => ({ line, cells })),
    headings,
    [['name', 'nameAr']],
  )
  return found && { rows: found.rows, found: found.found }
}

test('columns are found in any order, in either language, with brackets, stars and marks of direction', () => {
  expect(read([1, '\u200fالمدينة', 'other', 'Branch name (English)*'], [3, 'الرياض', 'x', ' Olaya '])).toEqual({
    rows: [{ line: 3, name: 'Olaya', nameAr: '', city: 'الرياض' }],
    found: ['name', 'city'],
  })
})

test('titles above the heading and rows without a known cell are passed over', () => {
  const found = read(
    [1, 'Branches of 2026'],
    [2, 'City', 'Branch name', 'Note'],
    [4, '', '', 'x'],
    [5, 'Riyadh', 'Olaya'],
  )
  expect(found?.rows).toEqual([{ line: 5, name: 'Olaya', nameAr: '', city: 'Riyadh' }])
})

test('a heading of two rows with merged cells, also below a title', () => {
  expect(
    read(
      [1, 'All branches'],
      [3, 'City', 'Branch name', ''],
      [4, '', 'English', 'Arabic'],
      [5, 'Riyadh', 'Olaya', 'العليا'],
    )?.rows,
  ).toEqual([{ line: 5, name: 'Olaya', nameAr: 'العليا', city: 'Riyadh' }])
})

test('a sheet without the required columns is not read', () => {
  expect(read([1, 'City', 'Place'], [2, 'Riyadh', 'x'])).toBeNull()
  expect(read()).toBeNull()
})
