import { expect, test } from 'vitest'
import { withoutMarks } from '#/domain/text.ts'
import { limitWords, readingsAgainst } from './words.ts'
import { readRows, typedOf } from './rows.ts'

const chilled = { direction: 'at_most', limit: 5, grey: 7 } as const
const frozen = { direction: 'at_most', limit: -18 } as const

test('complete rows are the answer, with the thermometer of all', () => {
  const rows = [
    { place: 'Walk-in', value: '٤٫٢' },
    { place: '', value: '6' },
  ]
  expect(readRows(rows, ' P-2 ')).toEqual({
    value: {
      readings: [
        { place: 'Walk-in', value: 4.2, device: 'P-2' },
        { place: '', value: 6, device: 'P-2' },
      ],
    },
    problems: [null, null],
  })
})

test('a row whose temperature is still missing is not taken yet; a wrong one is named and nothing is an answer', () => {
  const started = { place: 'Drawer', value: ' ' }
  expect(readRows([{ place: 'Walk-in', value: '4' }, started], '')).toEqual({
    value: { readings: [{ place: 'Walk-in', value: 4 }] },
    problems: [null, null],
  })
  expect(
    readRows(
      [
        { place: 'Walk-in', value: '4' },
        { ...started, value: '620' },
      ],
      '',
    ),
  ).toEqual({
    value: null,
    problems: [null, 'reading-range'],
  })
  expect(readRows([started], '').value).toBeNull()
})

test('stored readings return to their rows, at least as many rows as required', () => {
  expect(typedOf({ readings: [{ place: 'Walk-in', value: -18.5 }] }, 2)).toEqual([
    { id: 0, place: 'Walk-in', value: '-18.5' },
    { id: 1, place: '', value: '' },
  ])
  expect(typedOf(null, 1)).toHaveLength(1)
})

test('readings and limits in the words of each language', () => {
  expect(limitWords(chilled, 'en')).toBe('Limit: at most 5\u00a0°C, grey band to 7\u00a0°C')
  expect(limitWords(frozen, 'en')).toBe('Limit: at most −18\u00a0°C')
  expect(withoutMarks(limitWords({ direction: 'at_least', limit: 60, grey: 57 }, 'ar'))).toBe(
    'الحد المسموح: 60\u00a0°م أو أكثر، ونطاق التنبيه حتى 57\u00a0°م',
  )
  const readings = [
    { place: 'Walk-in', value: 6.2, device: 'P-2' },
    { place: '', value: -1 },
  ]
  expect(readingsAgainst(readings, frozen, 'en')).toBe(
    'Walk-in 6.2\u00a0°C (P-2), −1\u00a0°C (Limit: at most −18\u00a0°C)',
  )
})
