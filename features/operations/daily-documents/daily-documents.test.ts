import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { readMonth } from '#/features/operations/daily-reports/read-month.server.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { setClock } from '#/platform/clock.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { dayDocument } from './day-document.server.ts'
import { exportJournal } from './journal.server.ts'
import { monthDocument } from './month-document.server.ts'

let w: World
let client: Actor
let place: { branchId: string; day: string; shift: string }
const team: Record<string, Actor> = {}
const at = '2026-11-22T21:30:00.000Z'
let restore = () => {}
afterEach(() => restore())

/** Worked checks 1 and 2 of the daily report. */
const evening: DailyValues = {
  'sales.cash': 684_250,
  'sales.mada': 1_142_000,
  'sales.cards': 315_025,
  'sales.apps': 598_000,
  'sales.vouchers': 20_725,
  refunds: 12_000,
  covers: 402,
  'cash.float': 100_000,
  'cash.paidIn': 50_000,
  'cash.refunds': 12_000,
  'cash.petty': 31_575,
  'cash.drops': 400_000,
  'cash.tips': 18_000,
  'cash.nextFloat': 100_000,
  'count.50000': 3,
  'count.20000': 4,
  'count.10000': 9,
  'count.5000': 7,
  'count.1000': 12,
  'count.500': 6,
  'count.200': 2,
  'count.100': 6,
  'count.50': 1,
  'count.25': 1,
  'count.finished': at,
  'staff.present': 7,
  'temp.meat': { degrees: 4, at },
  'temp.dairy': { degrees: 5, at },
  'temp.freezer': { degrees: -19, at },
  'temp.hot': { degrees: 63, at },
  waste: [{ id: randomUUID(), item: 'Rice #panic("x")', quantity: 2.5, unit: 'kg', reason: 'burnt' }],
  incidents: 'انقطاع الكهرباء لعشر دقائق',
  ...Object.fromEntries(houseTemplate.duties.map(({ key }) => [`duty.${key}`, { done: true, at }])),
}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  place = { branchId: await newBranch(w, client), day: '2026-11-22', shift: 'evening' }
  for (const role of ['branch_manager', 'viewer', 'accountant'] as const)
    team[role] = await w.member(client, [{ role, node: place.branchId }])
  restore = setClock(() => new Date('2026-11-23T01:20:00+03:00'))
  await saveDaily(team['branch_manager']!, {
    ...place,
    reportId: randomUUID(),
    changes: Object.entries(evening).map(([key, to]) => ({ key, from: null, to })),
    device: 'Phone of the branch',
    step: { kind: 'sign', at, key: randomUUID() },
  })
}, 60_000)

const textOf = async (actor: Actor, lang: 'en' | 'ar'): Promise<string> =>
  pdfPages((await dayDocument(actor, place, { lang, revision: undefined })).bytes).join('\n')

test('the document has the worked figures, the count, readings, incidents, signer and seal', async () => {
  const text = await textOf(client, 'en')
  const { rows } = await w.owner.query('select content_sha256 as seal from app.daily_reports')
  for (const part of [
    '3,726.75', // expected cash
    '3,710.75', // counted
    '-16.00',
    '34.21', // limit without a reason
    '2,710.75', // deposit
    '27,600.00',
    '27,480.00',
    '23,895.65',
    '3,584.35',
    '11,314.94', // arrives from mada
    '91.36',
    '13.70',
    '402',
    '#panic("x")',
    'Phone of the branch',
    team['branch_manager']!.name,
  ])
    expect(text).toContain(part)
  expect(text.replace(/\s/g, '')).toContain(rows[0].seal)
})

test('the Arabic document says the same, and each reader finds in it what the page shows', async () => {
  expect(await textOf(client, 'ar')).toContain('23,895.65')
  expect(await textOf(team['viewer']!, 'en')).not.toContain('23,895.65')
  const money = await textOf(team['accountant']!, 'en')
  expect([money.includes('23,895.65'), money.includes('#panic')]).toEqual([true, false])
  for (const stranger of [await w.client(), await w.member(client, [])])
    await expect(dayDocument(stranger, place, { lang: 'en', revision: undefined })).rejects.toMatchObject({
      code: expect.stringMatching(/not-(found|allowed)/),
    })
})

const monthText = async (actor: Actor, lang: 'en' | 'ar', month = '2026-11'): Promise<string> =>
  pdfPages((await monthDocument(actor, month, lang)).bytes).join('\n')

test('the month as a document has the figures of its page, its comparison, and the days to look at', async () => {
  restore = setClock(() => new Date('2026-11-25T09:00:00+03:00'))
  await saveDaily(team['branch_manager']!, {
    ...place,
    day: '2026-11-24',
    reportId: randomUUID(),
    changes: [{ key: 'temp.meat', from: null, to: { degrees: 9, at: '2026-11-24T12:00:00.000Z' } }],
    device: '',
    step: null,
  })
  const { name, bytes } = await monthDocument(client, null, 'en')
  expect(name).toBe('daily-reports-2026-11-en.pdf')
  const text = pdfPages(bytes).join('\n')
  const month = await readMonth(client, { month: '2026-11', part: null })
  expect(month.sum).toMatchObject({ signed: 1, missing: 1, beyond: 1, net: 2_389_565, difference: -1_600 })
  expect(month.compared).toEqual({
    own: { month: '2026-11', signed: 1, net: 2_389_565, difference: -1_600 },
    before: { month: '2026-10', signed: 0, net: null, difference: null },
    year: { month: '2025-11', signed: 0, net: null, difference: null },
  })
  for (const part of ['Nov 2026', '23,895.65', '-16.00', 'Oct 2026', 'Nov 2025', 'beyond the limit', 'Missing'])
    expect(text).toContain(part)
  expect(await monthText(client, 'ar')).toContain('23,895.65')
  expect(await monthText(client, 'en', '2026-10')).toContain('Every report of the month is in time')
})

test('the month document shows each reader the amounts that the page shows, and strangers nothing of it', async () => {
  restore = setClock(() => new Date('2026-11-25T09:00:00+03:00'))
  const viewer = await monthText(team['viewer']!, 'en')
  expect([viewer.includes('23,895.65'), viewer.includes('Oct 2026')]).toEqual([false, false])
  expect(await monthText(team['accountant']!, 'en')).toContain('23,895.65')
  const other = await w.client()
  expect(await monthText(other, 'en')).not.toContain('23,895.65')
  await expect(monthDocument(await w.member(client, []), null, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

async function journal(actor: Actor, month = '2026-11') {
  const lines: (readonly unknown[])[] = []
  for await (const cells of await exportJournal(actor, month, 'en')) lines.push(cells)
  return lines
}
const sum = (lines: readonly (readonly unknown[])[], column: number): number =>
  lines.slice(1).reduce((all, cells) => all + ((cells[column] as { halalas: number } | null)?.halalas ?? 0), 0)

test('the journal of a month balances, with the net and the VAT of its signed reports', async () => {
  const lines = await journal(team['accountant']!)
  expect(lines[0]).toEqual(['Business day', 'Branch', 'Shift', 'Reference', 'Account', 'Debit (SAR)', 'Credit (SAR)'])
  expect(sum(lines, 5)).toBe(sum(lines, 6))
  const amountOf = (account: string) => lines.find((cells) => cells[4] === account)?.slice(5)
  expect(amountOf('Sales without VAT')).toEqual([null, { halalas: 2_389_565 }])
  expect(amountOf('VAT on sales')).toEqual([null, { halalas: 358_435 }])
  expect(amountOf('Bank deposit')).toEqual([{ halalas: 271_075 }, null])
  expect(await journal(client)).toEqual(lines)
  expect(await journal(client, '2026-10')).toHaveLength(1)
  expect(await journal(await w.client())).toHaveLength(1)
  await expect(exportJournal(team['viewer']!, '2026-11', 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})
