import { expect, test } from 'vitest'
import { stakeOf } from '#/domain/reporting/stake.ts'
import { clientDashboard } from '#/features/office/dashboards/client.server.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { newBranch, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readMorning } from './read-morning.server.ts'

const here = await world()
const editor = await here.admin()
const comment = 'Two members of staff looked up and went on talking.'

test('names the most expensive findings of the last visits, in both languages, with the estimate once it is confirmed', async () => {
  const client = await here.client()
  const reportId = await releasedReport(here, editor, { client, changed: [save('Q9', false, { comment })] })
  const before = await readMorning(client, 'en')
  const [fix] = before.fixes
  expect(fix).toMatchObject({ reportId, questionKey: 'Q9', branches: 1, amount: null, action: null })
  expect(fix!.points).toBeGreaterThan(0)
  expect(before).toMatchObject({ visitedBranches: 1, branchCount: 1, critical: [], overdue: [] })
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 99, rate: 0.3 })
  const after = await readMorning(client, 'ar')
  expect(after.fixes[0]!.amount).toBe(stakeOf(fix!.points, { covers: 9000, bill: 62_00, rate: 0.3 }))
  expect(after.fixes[0]!.sentence).toMatch(/[\u0600-\u06FF]/)
  expect(after.concerns.map(({ concern }) => concern.kind)).toEqual(['below-target'])
})

test('shows no estimate to a company whose plan has none, as its reports', async () => {
  const client = await here.client()
  await releasedReport(here, editor, { client, changed: [save('Q9', false, { comment })] })
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 99, rate: 0.3 })
  expect((await readMorning(client, 'en')).fixes[0]!.amount).not.toBeNull()
  await here.owner.query("update app.client_profiles set subscription_tier = 'basic' where profile_id = $1", [
    client.id,
  ])
  expect((await readMorning(client, 'en')).fixes[0]!.amount).toBeNull()
})

test('lists branches that were never visited, and none that is closed', async () => {
  const client = await here.client()
  const [open, closed] = [await newBranch(here, client), await newBranch(here, client)]
  await here.owner.query('update app.branches set closed_at = now() where id = $1', [closed])
  const { concerns, branchCount } = await readMorning(client, 'en')
  expect(branchCount).toBe(1)
  expect(concerns).toMatchObject([{ id: open, score: null, concern: { kind: 'never-visited' } }])
})

test('shows a member the own branches only, and leaves out what the role may not see', async () => {
  const client = await here.client()
  await releasedReport(here, editor, { client, changed: [save('Q9', false, { comment })] })
  const other = await newBranch(here, client)
  const elsewhere = await here.member(client, [{ role: 'branch_manager', node: other }])
  const morning = await readMorning(elsewhere, 'en')
  expect(morning).toMatchObject({ fixes: [], visitedBranches: 0, branchCount: 1 })
  const page = await clientDashboard(elsewhere, 'en')
  expect([page.coming, page.month, page.mayOrder]).toEqual([null, null, false])
  const accountant = await clientDashboard(await here.member(client, [{ role: 'accountant' }]), 'en')
  expect([accountant.morning, accountant.scores, accountant.certificates]).toEqual([null, null, null])
  expect(accountant.totals?.ok).toBe(true)
})

test('is refused to others than clients, and empty for another company', async () => {
  for (const stranger of [await here.shopper(), editor])
    await expect(readMorning(stranger, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await readMorning(await here.client(), 'en')).toMatchObject({ fixes: [], concerns: [], branchCount: 0 })
})

test('three open critical failures are shown in full, the others by branch and only to those who see it', async () => {
  const owner = await here.client()
  const reports: string[] = []
  for (let n = 0; n < 5; n++) reports.push(await releasedReport(here, editor, { client: owner }))
  await here.owner.query(
    `insert into app.report_alerts (report_id, client_id, questions, state, due_at)
     select id, client_id, '["Q6"]', 'sent', now() from app.mystery_shopping_reports where id = any($1)`,
    [reports],
  )
  const { critical, moreCritical } = await readMorning(owner, 'en')
  expect([critical.length, moreCritical.length]).toEqual([3, 2])
  expect(new Set([...critical, ...moreCritical].map(({ id }) => id)).size).toBe(5)
  expect(moreCritical.every(({ branch }) => branch !== '')).toBe(true)
  const { rows } = await here.owner.query<{ branch_id: string }>(
    'select branch_id from app.mystery_shopping_reports where id = $1',
    [reports[0]],
  )
  const member = await here.member(owner, [{ role: 'branch_manager', node: rows[0]!.branch_id }])
  const own = await readMorning(member, 'en')
  expect([own.critical.length, own.moreCritical.length]).toEqual([1, 0])
})
