import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { sumHalalas } from '#/domain/money.ts'
import { readList } from '#/domain/list.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { listVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { inTab } from '#/features/fieldwork/visits/visit-line.ts'
import { accrueReleased } from '#/features/payouts/payouts/accrue.server.ts'
import { askAboutPayout } from '#/features/payouts/queries/ask-about-payout.server.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { now } from '#/platform/clock.ts'
import { adminPassword, bankedShopper, batchSteps, ibanOf, payablePayout } from '#/tests/payouts.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { ownPayoutList } from './list.ts'
import { ownPayoutRows } from './list.server.ts'
import { readOwnPayouts } from './own.server.ts'
import { periodOf } from './period.ts'
import { readMonths } from './read-months.server.ts'
import { readPayoutPage, readPayoutsPage, readStanding } from './read-page.server.ts'

const here = await world()
let editor: Actor
let shopper: Actor
let other: Actor
const view = (text = '') => readList(ownPayoutList, new URLSearchParams(text))
const page = (text = '', who = shopper) => readPayoutsPage(who, view(text))

beforeAll(async () => {
  editor = await here.admin({ password: adminPassword })
  shopper = await bankedShopper(here)
  other = await bankedShopper(here, 'Omar Alqahtani')
  await payablePayout(here, editor, other)
  await payablePayout(here, editor, shopper)
  const steps = batchSteps(here, editor)
  await steps.confirm(await steps.sent(shopper))
  await payablePayout(here, editor, shopper)
  await accrueReleased({ reportId: await releasedReport(here, editor, { shopper }) })
})

test('what was earned stands in its state, with its parts, and the sums are those of the rows', async () => {
  const { rows, total, sums, months } = await page()
  expect(total).toBe(3)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['accrued', 'paid', 'payable'])
  for (const row of rows) expect(row.net).toBe(row.fee + row.bonus + row.reimbursement - row.withheld)
  const inState = (state: string) => sumHalalas(rows.filter((row) => row.state === state).map(({ net }) => net))
  expect(sums).toEqual({
    accrued: inState('accrued'),
    payable: inState('payable'),
    stopped: 0,
    paid: inState('paid'),
  })
  const paid = rows.find(({ state }) => state === 'paid')!
  expect(paid).toMatchObject({ bankReference: 'SARIE-77', account: { last: expect.stringMatching(/^\d{4}$/) } })
  expect(sumHalalas(months.map(({ earned }) => earned))).toBe(sumHalalas(rows.map(({ net }) => net)))
  expect(sumHalalas(months.map((month) => month.paid))).toBe(paid.net)
  expect(months.reduce((sum, { visits }) => sum + visits, 0)).toBe(3)
})

test('among the shopper’s visits a released one is sent until its fee is paid', async () => {
  const { visits, paidTotal } = await listVisits(shopper, 1)
  expect(visits.map(({ group }) => group)).toEqual(['done', 'done', 'paid'])
  expect([visits.filter(inTab('sent')).length, visits.filter(inTab('paid')).length, paidTotal]).toEqual([2, 1, 1])
  expect((await listVisits(shopper, 2)).visits.filter(inTab('paid'))).toEqual([])
  expect(await listVisits(other, 1)).toMatchObject({ visits: [{ group: 'done' }], paidTotal: 0 })
})

test('the list is filtered, searched and sorted by its address, and what cannot be read is left aside', async () => {
  expect((await page('state=paid')).rows).toHaveLength(1)
  expect((await page('q=sarie-77')).rows.map(({ state }) => state)).toEqual(['paid'])
  expect((await page('q=nowhere')).total).toBe(0)
  expect((await page('q=%25')).total).toBe(0)
  const [month] = (await readMonths(shopper)).filter(({ visits }) => visits > 0)
  expect((await page(`month=${month!.month}`)).total).toBe(month!.visits)
  expect((await page('month=2020-01')).total).toBe(0)
  for (const bad of ['state=x', 'month=2026-13', 'page=-1', 'sort=password']) expect((await page(bad)).total).toBe(3)
  for (const sort of ['branch', '-branch', 'net', 'visit', '-visit', 'earned'])
    expect((await page(`sort=${sort}`)).rows).toHaveLength(3)
  const nets = (await page('sort=net')).rows.map(({ net }) => net)
  expect(nets).toEqual(nets.toSorted((a, b) => a - b))
})

test('one payout tells up to how much purchases are given back, and is nobody else’s', async () => {
  const { rows } = await page()
  const one = await readPayoutPage(shopper, rows[0]!.id)
  expect(one).toMatchObject({ id: rows[0]!.id, standing: { state: 'ready' } })
  expect(one.ceiling).toBeGreaterThan(0)
  for (const none of [randomUUID(), 'x'])
    await expect(readPayoutPage(shopper, none)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readPayoutPage(other, rows[0]!.id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await page('', other)).total).toBe(1)
  await expect(readMonths(await here.client())).rejects.toMatchObject({ code: 'not-allowed' })
})

describe('questions', () => {
  test('one that is sent twice is one; it stands with the payout; others cannot ask about it', async () => {
    const { rows } = await page()
    const asked = { id: randomUUID(), payoutId: rows[0]!.id, text: 'Where is it?' }
    await askAboutPayout(shopper, asked)
    await askAboutPayout(shopper, asked)
    expect((await readPayoutPage(shopper, rows[0]!.id)).queries).toMatchObject([
      { id: asked.id, text: 'Where is it?', answer: null },
    ])
    await expect(askAboutPayout(other, { ...asked, id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('an account that is missing or was changed is said, and until when', async () => {
  const fresh = await here.shopper({ password: adminPassword })
  expect(await readStanding(fresh)).toEqual({ state: 'missing' })
  await saveIban(fresh, { iban: ibanOf('80999999') })
  const standing = await readStanding(fresh)
  expect(standing).toMatchObject({ state: 'cooling' })
  const until = new Date((standing as { until: string }).until)
  expect(Math.round((until.getTime() - now().getTime()) / 3_600_000)).toBe(48)
  expect(await at(addHours(now(), 49), () => readStanding(fresh))).toEqual({ state: 'ready' })
})

test('the file has the rows of the page in its order, is recorded, and is the shopper’s alone', async () => {
  const fileOf = async (who: Actor, address = '') => {
    const lines: (readonly unknown[])[] = []
    for await (const line of await exportList(who, ownPayoutList, view(address), ownPayoutRows, 'en')) lines.push(line)
    return lines
  }
  for (const sort of ['net', '-earned', 'branch']) {
    const [, ...lines] = await fileOf(shopper, `sort=${sort}`)
    const { rows } = await page(`sort=${sort}`)
    expect(lines.map(([number]) => number)).toEqual(rows.map(({ number }) => requestCode(number)))
  }
  const [head, line, ...more] = await fileOf(shopper, 'state=paid')
  const paid = (await page('state=paid')).rows[0]!
  expect(more).toEqual([])
  expect(head!.slice(0, 4)).toEqual(['Request', 'Visit', 'Client', 'Visit date'])
  expect(line).toEqual(
    expect.arrayContaining([{ halalas: paid.net }, { day: riyadhDay(new Date(paid.paidAt!)) }, 'SARIE-77']),
  )
  const { rows: log } = await here.owner.query(
    `select after from app.activity_log where actor_id = $1 and action = 'payouts.export-own' order by id`,
    [shopper.id],
  )
  expect(log.map(({ after }) => after)).toEqual([{ sort: 'net' }, {}, { sort: 'branch' }, { state: 'paid' }])
  for (const stranger of [editor, await here.client()])
    await expect(fileOf(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a period is a month or a year, with its last day', () => {
  expect(periodOf('2026-02')).toEqual({ name: '2026-02', from: '2026-02-01', until: '2026-02-28' })
  expect(periodOf('2028-02')?.until).toBe('2028-02-29')
  expect(periodOf('2026-12')?.until).toBe('2026-12-31')
  expect(periodOf('2026')).toEqual({ name: '2026', from: '2026-01-01', until: '2026-12-31' })
  for (const none of ['', '26', '2026-13', '2026-1', '1999', '2026-01-01', '20261']) expect(periodOf(none)).toBeNull()
})

test('a shopper with nothing has an empty page', async () => {
  const fresh = await here.freelancer()
  expect(await readOwnPayouts(fresh)).toEqual([])
  expect(await page('', fresh)).toMatchObject({ rows: [], total: 0, sums: { paid: 0, accrued: 0 } })
  expect(await readMonths(fresh)).toEqual([])
})
