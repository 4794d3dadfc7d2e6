import { expect, test } from 'vitest'
import { houseTemplate } from './template.ts'
import {
  choiceRows,
  readChoices,
  readDuties,
  readPoints,
  readShifts,
  type StartRow,
  templateRows,
  type TypedRow,
} from './template-rows.ts'

const blank = { key: '', en: '', ar: '', start: '', end: '', kind: '', concern: '' }
const row = (given: Partial<StartRow>): StartRow => ({ ...blank, ...given })
const placed = (rows: readonly StartRow[]): TypedRow[] => rows.map((one, index) => ({ ...one, place: index + 1 }))
const whole = row({ en: 'Whole day', ar: 'اليوم كاملًا', start: '10:00', end: '01:00' })
const problemsOf = (read: object) =>
  'problems' in read
    ? (read.problems as { place: number; part: string; problem: string }[]).map((one) => Object.values(one).join(' '))
    : []

test('the rows of a template are read again as they were, with the same keys', () => {
  const { shifts, ramadanShifts, duties, points } = templateRows(houseTemplate)
  expect(readShifts(placed(shifts), houseTemplate.shifts)).toEqual({ rows: houseTemplate.shifts })
  expect(readShifts(placed(ramadanShifts), houseTemplate.shifts)).toEqual({ rows: houseTemplate.ramadanShifts })
  expect(readDuties(placed(duties), houseTemplate.duties)).toEqual({ rows: houseTemplate.duties })
  expect(readPoints(placed(points), houseTemplate.points)).toEqual({ rows: houseTemplate.points })
  const choices = [{ key: 'c-1', name: { en: 'Bad', ar: 'سيئ' }, isConcern: true }]
  expect(choiceRows(choices)[0]).toMatchObject({ key: 'c-1', concern: 'on' })
})

test('a renamed row keeps its key, a removed one returns with it by its name, and a new one has its own', () => {
  const known = houseTemplate.duties.slice(0, 2)
  const read = readDuties(
    placed([
      row({ key: 'labels', en: 'Food labelled', ar: 'ملصقات الأغذية' }),
      row({ en: known[0]!.name.en, ar: known[0]!.name.ar }),
      row({ en: 'Shutter', ar: 'الغلق' }),
      // a key that the template does not know
      row({ key: 'd-other', en: 'Lights', ar: 'الإضاءة' }),
    ]),
    known,
  )
  if ('problems' in read) throw new Error('refused')
  const keys = read.rows.map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['labels', 'clean'])
  expect(keys[2]).toMatch(/^d-[a-z0-9]+$/)
  expect(keys[3]).not.toBe('d-other')
  expect(new Set(keys).size).toBe(4)
})

test('a new row named as a renamed one was gets a key of its own', () => {
  const [clean] = houseTemplate.duties
  const read = readDuties(
    placed([
      row({ en: clean!.name.en, ar: clean!.name.ar }),
      row({ key: 'clean', en: 'Surfaces wiped', ar: 'مسح الأسطح' }),
    ]),
    houseTemplate.duties,
  )
  if ('problems' in read) throw new Error('refused')
  expect(read.rows[1]!.key).toBe('clean')
  expect(read.rows[0]!.key).not.toBe('clean')
})

test.each([
  ['no shift', readShifts([], []), ['0 en daily-shifts']],
  ['no Arabic name', readShifts(placed([{ ...whole, ar: '' }]), []), ['1 ar required']],
  ['no end', readShifts(placed([{ ...whole, end: '' }]), []), ['1 end daily-shift-time']],
  ['an impossible time', readShifts(placed([{ ...whole, start: '25:00' }]), []), ['1 start daily-shift-time']],
  ['a shift without length', readShifts(placed([{ ...whole, end: '10:00' }]), []), ['1 end daily-shift-length']],
  ['the same name twice', readShifts(placed([whole, { ...whole, ar: 'ب' }]), []), ['2 en daily-row-twice']],
  ['a long name', readDuties(placed([row({ en: 'x'.repeat(81), ar: 'س' })]), []), ['1 en too-long']],
  ['an unknown kind', readPoints(placed([row({ en: 'Fridge', ar: 'ثلاجة', kind: 'cold' })]), []), ['1 kind required']],
  ['one answer', readChoices(placed([row({ en: 'Good', ar: 'جيد' })]), []), ['0 en daily-choices']],
])('%s is refused at its place', (_, read, wanted) => {
  expect(problemsOf(read)).toEqual(wanted)
})

test('a checklist and temperature points can be empty', () => {
  expect(readDuties([], houseTemplate.duties)).toEqual({ rows: [] })
  expect(readPoints([], [])).toEqual({ rows: [] })
})
