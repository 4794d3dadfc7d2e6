import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { stakeOf } from '#/domain/reporting/stake.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { newBranch, save } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { returnList } from './list.ts'
import { allReturns, browseReturns } from './read-returns.server.ts'

const comment = 'Two members of staff looked up and went on talking.'
let w: World
let client: Actor
let reports: string[]
const asked = (address = '') => readList(returnList, new URLSearchParams(address))

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const editor = await w.admin()
  reports = [
    await releasedReport(w, editor, { client, changed: [save('Q9', false, { comment })] }),
    await releasedReport(w, editor, { client }),
  ]
})

test('without the figures of the company there are points and no riyals', async () => {
  const { rows, atStake, basis } = await browseReturns(client, asked())
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ amount }) => amount))).toEqual(new Set([null]))
  expect([atStake, basis]).toEqual([null, null])
})

test('each amount is the one that the report of the branch states, the highest first', async () => {
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: null, rate: 0.3 })
  const { rows, atStake, counts } = await browseReturns(client, asked('rows=25'))
  const amounts = rows.map(({ amount }) => amount!)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(counts.question).toBe((await allReturns(client, asked())).length)
  let total = 0
  for (const reportId of reports) {
    const { stakes } = await readClientReport(client, reportId, 'en')
    total += stakes!.total.amount
    for (const row of rows.filter((one) => one.reportId === reportId)) {
      expect(stakes!.findings.find(({ key }) => key === row.key)).toMatchObject({
        points: row.points,
        amount: row.amount,
      })
      expect(row.amount).toBe(stakeOf(row.points, { covers: 9000, bill: 62_00, rate: 0.3 }))
    }
  }
  expect(atStake).toBe(total)
  expect(rows.some(({ key, finding }) => key === 'Q9' && finding.length > 0)).toBe(true)
})

test('by section, and searched', async () => {
  const { rows } = await browseReturns(client, asked('by=section'))
  expect(rows.every(({ section, finding }) => section === finding)).toBe(true)
  const all = await browseReturns(client, asked())
  const word = all.rows[0]!.finding.split(' ').toSorted((a, b) => b.length - a.length)[0]!
  expect((await browseReturns(client, asked(`q=${word}`))).rows.every(({ finding }) => finding.includes(word))).toBe(
    true,
  )
})

test('a member sees the own branches; strangers and plans without estimates see nothing', async () => {
  const elsewhere = await w.member(client, [{ role: 'branch_manager', node: await newBranch(w, client) }])
  expect((await browseReturns(elsewhere, asked())).rows).toEqual([])
  expect((await browseReturns(await w.client(), asked())).rows).toEqual([])
  await expect(browseReturns(await w.shopper(), asked())).rejects.toMatchObject({ code: 'not-allowed' })
  const small = await w.client()
  await w.owner.query("update app.client_profiles set subscription_tier = 'basic' where profile_id = $1", [small.id])
  await expect(browseReturns(small, asked())).rejects.toMatchObject({ code: 'plan.feature' })
})
