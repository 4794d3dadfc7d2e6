import { expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { pageRows } from '#/features/core/lists/list-rows.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { save } from '#/tests/visits.ts'
import { duePayoutList } from './due-list.ts'
import { browseDuePayouts, duePayoutRows } from './due-list.server.ts'

const here = await world()
const editor = await here.admin()
for (const receipt of [35.5, 12, 40]) {
  const shopper = await here.shopper()
  const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', receipt)] })
  await handlers['payouts.accrue']({ reportId })
}
// why: three visits released on the same day fall due together; the test needs two days
await here.owner.query(
  `update app.payouts set payable_on = payable_on + 1 where id = (select id from app.payouts order by net desc limit 1)`,
)

const query = (day: string | null) => readList(duePayoutList, new URLSearchParams(day ? { day } : {}))
const file = (actor: Actor, day: string | null, lang: 'en' | 'ar' = 'en') =>
  exportList(actor, duePayoutList, query(day), duePayoutRows, lang)
const gathered = async (day: string | null): Promise<(readonly Cell[])[]> => {
  const all: (readonly Cell[])[] = []
  for await (const row of await file(editor, day)) all.push(row)
  return all
}

test('the file has what the page has, the earliest first, and its last column adds up to the sum of the page', async () => {
  const { rows, total, net } = await browseDuePayouts(editor, query(null))
  expect([total, net]).toEqual([3, 3 * 30_000 + 3550 + 1200 + 4000])
  expect(rows.map(({ net: due }) => due).at(-1)).toBe(34_000)
  const [heading, ...lines] = await gathered(null)
  expect(heading).toEqual([
    'Visit',
    'Shopper',
    'Payable on',
    'Status',
    'Before withholding (SAR)',
    'Tax withheld (SAR)',
    'To pay (SAR)',
  ])
  expect(lines).toEqual(
    rows.map(({ visit, shopper, payableOn, gross, withheld, net: due }) => [
      visit.code,
      shopper.name,
      { day: payableOn },
      expect.stringMatching(/\w/),
      { halalas: gross },
      { halalas: withheld },
      { halalas: due },
    ]),
  )
})

test('of one day there are those of that day', async () => {
  const { rows } = await browseDuePayouts(editor, query(null))
  const last = rows.at(-1)!.payableOn
  expect((await browseDuePayouts(editor, query(last))).total).toBe(1)
  expect(await gathered(last)).toHaveLength(2)
  expect(await gathered('2020-01-01')).toHaveLength(1)
})

test('read part by part, each is there once', async () => {
  const { rows } = await browseDuePayouts(editor, query(null))
  const pages = [1, 2, 3, 4].map((page) =>
    readAs(editor, (db) => pageRows(db, editor, { ...query(null), rows: 1, page }, duePayoutRows)),
  )
  const parts = (await Promise.all(pages)).flat().map(({ id }) => id)
  expect(parts).toEqual(rows.map(({ id }) => id))
})

test('nobody else gets the file, and who took it is recorded', async () => {
  for (const stranger of [await here.client(), await here.shopper()])
    await expect(file(stranger, null, 'ar')).rejects.toMatchObject({ code: 'not-allowed' })
  const { rows } = await here.owner.query(
    `select actor_id from app.activity_log where action = 'ledger.export' and entity_id = 'payouts'`,
  )
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([editor.id]))
})
