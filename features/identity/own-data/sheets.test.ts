import { expect, test } from 'vitest'
import { ownDataMessages } from '#/messages/own-data.ts'
import { sheetsOf } from './sheets.ts'

test('the workbook has days, moments and amounts as such, and leaves empty sections out', () => {
  const rows = [
    {
      number: 'V-1',
      scheduled_date: '2026-11-22',
      shopper_fee: 15_000,
      fit: 0.8,
      created_at: '2026-11-22 06:00:00+00',
    },
    { number: null, scheduled_date: '2026-11', shopper_fee: null, fit: true, created_at: 'at 10:30' },
  ]
  const sections = [
    { name: 'visits' as const, rows },
    { name: 'offers' as const, rows: [] },
  ]
  expect(sheetsOf({ madeAt: '', sections }, (name) => `${name}!`)).toEqual([
    {
      name: 'visits!',
      rows: [
        ['number', 'scheduled_date', 'shopper_fee', 'fit', 'created_at'],
        ['V-1', { day: '2026-11-22' }, { halalas: 15_000 }, 0.8, { moment: '2026-11-22 06:00:00+00' }],
        [null, '2026-11', null, 'true', 'at 10:30'],
      ],
    },
  ])
})

test.each(['en', 'ar'] as const)('names of sheets in %s are of those that every spreadsheet takes', (lang) => {
  const titles = Object.entries(ownDataMessages)
    .filter(([key]) => key.startsWith('section_'))
    .map(([, text]) => (text as Record<string, string>)[lang]!)
  expect(titles.filter((title) => title.length > 31 || /[\][:*?/\\]/.test(title))).toEqual([])
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length)
})
