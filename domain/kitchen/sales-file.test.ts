import { describe, expect, test } from 'vitest'
import { readSalesDay, readSalesRow, salesRows } from './sales-file.ts'

const sheet = (rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }))
const blank = {
  line: 2,
  day: '2026-11-01',
  branch: '',
  channel: '',
  code: '',
  item: 'Mandi',
  quantity: '2',
  gross: '78',
  discount: '',
}
const read = (given: Partial<typeof blank>) => readSalesRow({ ...blank, ...given }, '2026-11-30')

describe('files of sales', () => {
  test('headings of a till in Arabic, below a title', () => {
    const found = salesRows(
      sheet([
        ['تقرير المبيعات'],
        ['التاريخ', 'الفرع', 'نوع الطلب', 'اسم الصنف', 'الكمية', 'المبيعات'],
        ['2026-11-01', 'النخيل', 'محلي', 'مندي', '3', '117'],
      ]),
    )
    expect(found?.rows).toEqual([
      {
        line: 3,
        day: '2026-11-01',
        branch: 'النخيل',
        channel: 'محلي',
        code: '',
        item: 'مندي',
        quantity: '3',
        gross: '117',
        discount: '',
      },
    ])
  })

  test('without an amount it is no file of sales', () => {
    expect(
      salesRows(
        sheet([
          ['Date', 'Item', 'Qty'],
          ['2026-11-01', 'Mandi', '3'],
        ]),
      ),
    ).toBeNull()
  })

  test.each([
    ['2026-11-30', '2026-11-30'],
    ['2026/1/5', '2026-01-05'],
    ['30/11/2026', '2026-11-30'],
    ['٣٠/١١/٢٠٢٦', '2026-11-30'],
    ['2026-11-30 18:20', '2026-11-30'],
    ['2026-11-30T18:20:00', '2026-11-30'],
    ['31/02/2026', null],
    ['1447-09-01', null],
    ['45000', null],
    ['', null],
  ])('the day %s', (typed, day) => expect(readSalesDay(typed)).toBe(day))

  test('a row', () => {
    expect(
      read({ quantity: '1,250.5', gross: 'SAR 1,234.50', discount: '-20', item: '', code: 'M1', channel: ' App ' }),
    ).toEqual({
      row: {
        line: 2,
        day: '2026-11-01',
        branch: '',
        channel: 'App',
        item: 'M1',
        quantity: '1250.5',
        gross: 123_450,
        discount: 2000,
      },
    })
  })

  test('what was given back is below nothing', () => {
    expect(read({ quantity: '-2', gross: '(78.00)', discount: '5' })).toMatchObject({
      row: { quantity: '-2', gross: -7800, discount: -500 },
    })
  })

  test.each([
    [{ day: 'soon' }, 'bad-day'],
    [{ day: '2026-12-01' }, 'future'],
    [{ item: '  ' }, 'no-item'],
    [{ item: 'x'.repeat(161) }, 'too-long'],
    [{ quantity: '0' }, 'bad-quantity'],
    [{ quantity: '1,5' }, 'bad-quantity'],
    [{ quantity: '1e12' }, 'bad-quantity'],
    [{ quantity: '=1+1' }, 'bad-quantity'],
    [{ gross: 'x' }, 'bad-amount'],
    [{ discount: '1.2.3' }, 'bad-amount'],
  ])('%o: %s', (given, problem) => expect(read(given)).toMatchObject({ line: 2, problem }))
})
