import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { asSystem, readAs, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import { monthOf } from '#/domain/months.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { grades, reportIn, releasedReport, reviewedReport, seen } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { benchmarkOf, forgetBenchmarks } from './benchmark.server.ts'

const w = await world()
const admin = await w.admin()
beforeEach(forgetBenchmarks)

const tallies = async () =>
  (
    await w.owner.query(
      `select client_id, evaluation_type, code, month::text, section, branch_id, n::int, sum::float8, squares::float8, lost::float8
       from app.score_tallies where n <> 0 order by 1, 2, 3, 4, 5, 6`,
    )
  ).rows
/** Tallies of whole companies against the sums of their branches' tallies: always equal. */
const companies = async (table: 'brand_tallies' | 'score_tallies') =>
  (
    await w.owner.query(
      `select client_id, evaluation_type, code, month::text, section, sum(n)::int as n, sum(sum)::float8 as sum,
         sum(squares)::float8 as squares, sum(lost)::float8 as lost
       from app.${table} group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5`,
    )
  ).rows
const expectCompaniesInStep = async () => {
  const rows = await companies('brand_tallies')
  expect(rows).toEqual(await companies('score_tallies'))
  return rows
}
const rebuilt = async () => {
  await w.owner.query('begin')
  await w.owner.query('select priv.rebuild_score_tallies()')
  const rows = await tallies()
  await expectCompaniesInStep()
  await w.owner.query('rollback')
  return rows
}

describe('score tallies', () => {
  test('follow every step of a report and are what a count from nothing gives', async () => {
    expect(await tallies()).toEqual([])
    for (const status of ['draft', 'submitted', 'in_review', 'revision_requested', 'rejected'] as const)
      await reportIn(status, w, admin)
    expect(await tallies()).toEqual([])
    const reportId = await releasedReport(w, admin, { type: 'full_service' })
    const after = await tallies()
    expect(after.length).toBeGreaterThan(4)
    expect(after.find(({ section }) => section === '')).toMatchObject({ n: 1, evaluation_type: 'full_service' })
    expect(after).toEqual(await rebuilt())
    expect(await expectCompaniesInStep()).toHaveLength(after.length)
    await excludeReport(admin, { ...(await seen(w, reportId)), excluded: true, reason: 'A fire alarm.' })
    expect(await tallies()).toEqual([])
    expect(await expectCompaniesInStep()).toEqual([])
    await excludeReport(admin, { ...(await seen(w, reportId)), excluded: false, reason: 'It was a test.' })
    expect(await tallies()).toEqual(after)
    await w.owner.query(`update app.mystery_shopping_reports set status = 'disputed' where id = $1`, [reportId])
    expect(await tallies()).toEqual(after)
    await w.owner.query(
      `update app.mystery_shopping_reports set status = 'released', revision = 2, branch_score = 71.25, calculated_score = 71.25,
         score = jsonb_set(score, '{sections,0,score}', '12.5') where id = $1`,
      [reportId],
    )
    const revised = await tallies()
    expect(revised.find(({ section }) => section === '')).toMatchObject({
      n: 1,
      sum: 7125,
      squares: 7125 * 7125,
      lost: 2875,
    })
    expect(revised).toEqual(await rebuilt())
  })
  test('what the sections lost makes up what the whole lost', async () => {
    const { rows } = await w.owner.query(
      `select sum(lost) filter (where section = '')::int as whole, sum(lost) filter (where section <> '')::int as parts
       from app.score_tallies where evaluation_type = 'full_service' group by client_id, branch_id, code having sum(n) > 0`,
    )
    for (const { whole, parts } of rows) expect(Number.isInteger(whole) && Number.isInteger(parts)).toBe(true)
    const reportId = await releasedReport(w, admin)
    const { rows: fresh } = await w.owner.query(
      `select t.section, t.lost::int from app.score_tallies t join app.mystery_shopping_reports r on r.client_id = t.client_id where r.id = $1`,
      [reportId],
    )
    const whole = fresh.find(({ section }) => section === '')!.lost
    const parts = fresh.filter(({ section }) => section !== '').reduce((sum, { lost }) => sum + lost, 0)
    expect(Math.abs(whole - parts)).toBeLessThanOrEqual(fresh.length)
  })
  test('two reports of one branch released at the same time are both counted', async () => {
    const client = await w.client()
    const [a, b] = [await reviewedReport(w, admin, { client }), await reviewedReport(w, admin, { client })]
    await Promise.all([a, b].map(async (id) => releaseReport(admin, { ...(await seen(w, id)), grades })))
    expect(await tallies()).toEqual(await rebuilt())
  })
})

/** Finished visits in a city, written into the tallies directly: only sums matter here. */
async function visits(
  city: string,
  client: Actor,
  n: number,
  score: number,
  of: { type?: string; month?: string } = {},
) {
  const branch = randomUUID()
  await w.owner.query(
    `insert into app.branches (id, client_id, name, location, city) values ($1::uuid, $2, $1::uuid::text, 'L', $3)`,
    [branch, client.id, city],
  )
  for (const section of ['', 'A'])
    await w.owner.query(`insert into app.score_tallies values ($1, $2, 'FSR-1', $3, $4, $5, $6, $7, $8, 0)`, [
      client.id,
      of.type ?? 'full_service',
      of.month ?? monthOf(new Date(), -1),
      section,
      branch,
      n,
      n * score * 100,
      n * (score * 100) ** 2,
    ])
}
const ask = (actor: Actor, city: string | null) =>
  readAs(actor, (db) => benchmarkOf(db, { city, type: 'full_service', sections: ['A', 'Z'], code: 'FSR-1' }))

describe('the average of a city', () => {
  test('is shown from 5 visits of 3 clients on, the same to everybody, in whole per cents', async () => {
    expect([fewestReports, fewestClients]).toEqual([5, 3])
    const [a, b, c] = [await w.client(), await w.client(), await w.client()]
    await visits('riyadh', a, 2, 80)
    await visits('riyadh', b, 3, 90)
    expect(await ask(a, 'riyadh')).toEqual({ overall: null, sections: { A: null, Z: null } })
    await visits('riyadh', c, 1, 71)
    forgetBenchmarks()
    const shown = { overall: { mean: 84, n: 6 }, sections: { A: { mean: 84, n: 6 }, Z: null } }
    expect(await ask(a, 'riyadh')).toEqual(shown)
    expect(await ask(await w.client(), 'riyadh')).toEqual(shown)
    expect(await ask(admin, 'riyadh')).toEqual(shown)
    expect(await ask(a, 'jeddah')).toEqual({ overall: null, sections: { A: null, Z: null } })
    expect(await ask(a, null)).toEqual({ overall: null, sections: { A: null, Z: null } })
  })
  test('this month and what is older than a year are not in it', async () => {
    for (const month of [monthOf(new Date()), monthOf(new Date(), -13)])
      for (const client of [await w.client(), await w.client(), await w.client()])
        await visits('abha', client, 9, 70, { month })
    expect((await ask(admin, 'abha')).overall).toBeNull()
  })
  test("is hidden while the city's few visits of the other kind could be worked out from both", async () => {
    const all = [await w.client(), await w.client(), await w.client()]
    for (const client of all) await visits('tabuk', client, 4, 80)
    await visits('tabuk', all[0]!, 1, 40, { type: 'basic' })
    expect((await ask(admin, 'tabuk')).overall).toBeNull()
    for (const client of all) await visits('tabuk', client, 3, 60, { type: 'basic' })
    forgetBenchmarks()
    expect((await ask(admin, 'tabuk')).overall).toEqual({ mean: 80, n: 12 })
  })
  test('a shopper and a visitor may not ask, and nobody writes tallies', async () => {
    const shopper = await w.shopper()
    await expect(ask(shopper, 'riyadh')).rejects.toThrow(/permission denied/)
    forgetBenchmarks()
    await expect(
      readAs(visitor, (db) => benchmarkOf(db, { city: 'riyadh', type: 'basic', sections: [] })),
    ).rejects.toThrow(/permission denied/)
    await expect(
      asSystem('a test checks a refusal to the platform', (tx) => tx.deleteFrom('score_tallies').execute()),
    ).rejects.toThrow(/permission denied/)
  })
})
