import { expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { browseClientReports } from '#/features/reporting/reports/client-list.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { sql } from 'kysely'
import { exportReports } from './export-reports.server.ts'
import { inPart } from './in-part.server.ts'
import { readInsightQuery } from './query.ts'
import { readBranches } from './read-branches.server.ts'
import { readTrend } from './read-trend.server.ts'

const w = await world()
const editor = await w.admin()
const [client, shopper] = [await w.client(), await w.shopper()]
const comment = 'Two members of staff looked up and went on talking.'
const north = await w.node(client, 'region', 'North')
const south = await w.node(client, 'region', 'South')

/** A branch that was in the north for its first report and is in the south since, and another one of the south. */
const [before, after, other] = [
  await releasedReport(w, editor, { client, shopper, changed: [save('Q6', false, { comment })] }),
  await releasedReport(w, editor, { client, shopper }),
  await releasedReport(w, editor, { client, shopper, changed: [save('Q9', false, { comment })] }),
]
const branchOf = async (report: string) =>
  (
    await w.owner.query<{ branch_id: string }>('select branch_id from app.mystery_shopping_reports where id = $1', [
      report,
    ])
  ).rows[0]!.branch_id
const moved = await branchOf(before)
await w.owner.query(
  `update app.mystery_shopping_requests set branch_id = $2
   where id = (select request_id from app.mystery_shopping_reports where id = $1)`,
  [after, moved],
)
for (const [report, branch, region] of [
  [before, moved, north],
  [after, moved, south],
  [other, await branchOf(other), south],
] as const) {
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, south])
  await w.owner.query(
    `update app.mystery_shopping_reports set branch_id = $2,
       org_path = array[(select id from app.org_nodes where client_id = $4 and kind = 'root'), $3::uuid] where id = $1`,
    [report, branch, region, client.id],
  )
}
await w.owner.query('select priv.rebuild_score_tallies(), priv.rebuild_counted_visits()')
const { rows } = await w.owner.query<{ id: string; score: string }>(
  'select id, branch_score as score from app.mystery_shopping_reports',
)
const meanOf = (...ids: string[]) =>
  ids.reduce((sum, id) => sum + Number(rows.find((row) => row.id === id)!.score), 0) / ids.length

const asked = async (actor: Actor, text: string) =>
  (await inPart(actor, readInsightQuery(new URLSearchParams(`type=basic&${text}`)))).asked

test.each([
  [`part=${north}`, []],
  [`part=${north}&as=then`, [before]],
  [`part=${south}`, [before, after, other]],
  [`part=${south}&as=then`, [after, other]],
])('averages, trend, file and list of %s', async (text, reports) => {
  const query = await asked(client, text)
  const branches = await readBranches(client, query, 'en')
  const trend = await readTrend(client, query, 'en')
  const list = await browseClientReports(client, readList(clientReportList, new URLSearchParams(text)))
  const file = []
  for await (const row of await exportReports(client, query, { what: 'reports', lang: 'en', format: 'csv' }))
    file.push(row)
  expect(list.rows.map(({ id }) => id).sort()).toEqual([...reports].sort())
  expect(file).toHaveLength(reports.length + 1)
  if (reports.length === 0) {
    expect([branches.rows, trend.overall]).toEqual([[], null])
    return
  }
  for (const shown of [branches.company!, trend.overall!, list.averages[0]!.interval]) {
    expect(shown.n).toBe(reports.length)
    expect(shown.mean).toBeCloseTo(meanOf(...reports), 8)
  }
  expect(trend.lines.lines.reduce((sum, { n }) => sum + n, 0)).toBe(reports.length)
})

test('the current average of then is of the last visit that the branch had in the group', async () => {
  const { current } = await readBranches(client, await asked(client, `part=${north}&as=then`), 'en')
  expect(current!.mean).toBeCloseTo(meanOf(before), 8)
})

test('what a member sees does not change: only branches of today’s part, also in the past', async () => {
  const ofNorth = await w.member(client, [{ role: 'manager', node: north }])
  const ofSouth = await w.member(client, [{ role: 'manager', node: south }])
  const talliesOf = (actor: Actor, part: string) =>
    asActor(actor, (tx) => sql`select * from priv.tallies_then(${part}::uuid, '2020-01-01')`.execute(tx))
  expect((await talliesOf(ofNorth, north)).rows).toEqual([])
  expect((await talliesOf(ofSouth, north)).rows).not.toEqual([])
  expect((await readBranches(ofSouth, await asked(ofSouth, `part=${north}&as=then`), 'en')).company?.n).toBe(1)
  const stranger = await w.client()
  expect((await talliesOf(stranger, north)).rows).toEqual([])
})
