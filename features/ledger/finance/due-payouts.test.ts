import { expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Cell } from '#/domain/csv.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { save } from '#/tests/visits.ts'
import { exportDuePayouts } from './export-books.server.ts'
import { browseDuePayouts, duePayouts } from './read-due-payouts.server.ts'

const here = await world()
const editor = await here.admin()
for (const receipt of [35.5, 12, 40]) {
  const shopper = await here.shopper()
  const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', receipt)] })
  await handlers['payouts.accrue']({ reportId })
}
// why: three visits released at once fall due on one day; the test needs two
await here.owner.query(
  `update app.payouts set payable_on = payable_on + 1 where id = (select id from app.payouts order by net desc limit 1)`,
)

const gathered = async (day: string | null): Promise<(readonly Cell[])[]> => {
  const all: (readonly Cell[])[] = []
  for await (const row of await exportDuePayouts(editor, day, 'en')) all.push(row)
  return all
}

test('the file has what the page has, the earliest first, and its last column adds up to the sum of the page', async () => {
  const { rows, total, net } = await browseDuePayouts(editor, { day: null, page: 1 })
  expect([total, net]).toEqual([3, 3 * 30_000 + 3550 + 1200 + 4000])
  expect(rows.map(({ net: due }) => due).at(-1)).toBe(34_000)
  const [heading, ...lines] = await gathered(null)
  expect(heading).toEqual([
    'Visit',
    'Shopper',
    'Payable on',
    'State',
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
  const { rows } = await browseDuePayouts(editor, { day: null, page: 1 })
  const last = rows.at(-1)!.payableOn
  expect((await browseDuePayouts(editor, { day: last, page: 1 })).total).toBe(1)
  expect(await gathered(last)).toHaveLength(2)
  expect(await gathered('2020-01-01')).toHaveLength(1)
})

test('read part by part, each is there once', async () => {
  const { rows } = await browseDuePayouts(editor, { day: null, page: 1 })
  const parts: string[] = []
  let part: Parameters<typeof duePayouts>[2] = { most: 1, from: 0 }
  for (;;) {
    const [one] = await readAs(editor, (db) => duePayouts(db, null, part))
    if (!one) break
    parts.push(one.id)
    part = { most: 1, after: one }
  }
  expect(parts).toEqual(rows.map(({ id }) => id))
})

test('nobody else gets the file, and who took it is recorded', async () => {
  for (const stranger of [await here.client(), await here.shopper()])
    await expect(exportDuePayouts(stranger, null, 'ar')).rejects.toMatchObject({ code: 'not-allowed' })
  const { rows } = await here.owner.query(
    `select actor_id from app.activity_log where action = 'ledger.export' and entity_id = 'payouts'`,
  )
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([editor.id]))
})
