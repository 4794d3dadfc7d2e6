import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { alertState } from '#/domain/reporting/score-alerts.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { saveAlertBounds } from '#/features/reporting/insights/save-settings.server.ts'
import { grades, releasedReport, seen, submittedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { acknowledgeAlert, closeScoreAlert, openActionOfAlert } from './answer.server.ts'
import { scoreAlertList } from './list.ts'
import { browseScoreAlerts, countNewAlerts } from './list.server.ts'
import { raiseScoreAlert } from './raise.server.ts'
import { readAlert } from './read.server.ts'
import { stateInSql } from './state.server.ts'
import { decideAlert } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'

let w: World
let editor: Actor

beforeAll(async () => {
  w = await world()
  editor = await w.admin()
})

const onPlan = async (client: Actor, tier = 'professional') =>
  w.owner.query('update app.client_profiles set subscription_tier = $2 where profile_id = $1', [client.id, tier])
const all = readList(scoreAlertList, new URLSearchParams())
const listOf = (actor: Actor, address = '') =>
  browseScoreAlerts(actor, readList(scoreAlertList, new URLSearchParams(address)))
const alertOf = async (reportId: string) => {
  const { rows } = await w.owner.query('select * from app.score_alerts where report_id = $1', [reportId])
  return rows[0]
}
const comment = 'An insect ran over the counter while we waited.'
const failed = [save('Q16', false, { comment })]
const low = [save('Q9', false, { comment: 'The table was still sticky when we were seated.' })]
const noticesOf = async (kind: string, profileId: string) => {
  const { rows } = await w.owner.query('select link from app.notifications where kind = $1 and profile_id = $2', [
    kind,
    profileId,
  ])
  return rows
}

async function critical(client: Actor): Promise<string> {
  const reportId = await releasedReport(w, editor, { client, changed: failed })
  await raiseScoreAlert({ reportId })
  return reportId
}

test('a released report with a failed critical question raises one alert, however often the job runs', async () => {
  const client = await w.client()
  const reportId = await critical(client)
  await raiseScoreAlert({ reportId })
  const { rows, counts } = await listOf(client)
  expect(rows).toMatchObject([{ kind: 'critical', state: 'new', days: 0 }])
  expect(rows[0]!.finding).toBeTruthy()
  expect(counts).toMatchObject({ new: 1, all: 1 })
  expect(await countNewAlerts(client)).toBe(1)
})

test('the bounds of the company decide what is low and high; a changed bound counts from then on', async () => {
  const client = await w.client()
  await onPlan(client)
  await saveAlertBounds(client, { version: 0, low: 40, high: 50 })
  const reportId = await releasedReport(w, editor, { client })
  await raiseScoreAlert({ reportId })
  const first = await alertOf(reportId)
  expect(first).toMatchObject({ kind: 'high', bound: '50.00' })
  expect(await noticesOf('score.high', client.id)).toHaveLength(1)
  await acknowledgeAlert(client, { alertId: first.id, note: '', close: false })
  expect((await listOf(client, 'state=closed')).rows).toHaveLength(1)
  await saveAlertBounds(client, { version: 1, low: 70, high: null })
  await raiseScoreAlert({ reportId })
  expect((await alertOf(reportId)).withdrawn_at).not.toBeNull()
  expect((await listOf(client)).rows).toEqual([])
  await expect(saveAlertBounds(client, { version: 0, low: 70, high: 90 })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await expect(saveAlertBounds(client, { version: 2, low: 90, high: 90 })).rejects.toMatchObject({
    fields: { high: 'alert-high' },
  })
})

test('a low score is told to those who read the reports of the branch, once', async () => {
  const client = await w.client()
  await onPlan(client)
  await saveAlertBounds(client, { version: 0, low: 99.9, high: null })
  const reportId = await releasedReport(w, editor, { client, changed: low })
  const accountant = await w.member(client, [{ role: 'accountant' }])
  const viewer = await w.member(client, [{ role: 'viewer' }])
  await raiseScoreAlert({ reportId })
  await raiseScoreAlert({ reportId })
  const { id } = await alertOf(reportId)
  expect(await noticesOf('score.low', client.id)).toEqual([{ link: `/client/alerts/${id}` }])
  expect(await noticesOf('score.low', viewer.id)).toHaveLength(1)
  expect(await noticesOf('score.low', accountant.id)).toEqual([])
})

test('without a plan that has alerts of scores only critical failures raise one', async () => {
  const client = await w.client()
  await onPlan(client, 'basic')
  const reportId = await releasedReport(w, editor, { client })
  await raiseScoreAlert({ reportId })
  expect(await alertOf(reportId)).toBeUndefined()
  expect((await listOf(client)).ofScores).toBe(false)
})

test('a report excluded from statistics has no alert until it is included again', async () => {
  const client = await w.client()
  const reportId = await critical(client)
  for (const excluded of [true, false]) {
    await excludeReport(editor, { ...(await seen(w, reportId)), excluded, reason: 'Checked again' })
    await raiseScoreAlert({ reportId })
    expect((await listOf(client)).rows).toHaveLength(excluded ? 0 : 1)
  }
})

test('one person acknowledges: name, time and note stay, and the second one is told', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'manager' }], { name: 'Salma Manager' })
  const { id } = await alertOf(await critical(client))
  const outcomes = await Promise.allSettled([
    acknowledgeAlert(manager, { alertId: id, note: 'Seen', close: false }),
    acknowledgeAlert(manager, { alertId: id, note: 'Seen', close: false }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readAlert(client, id, 'en')).toMatchObject({
    state: 'acknowledged',
    acknowledged: { by: 'Salma Manager' },
    note: 'Seen',
  })
  await closeScoreAlert(client, { alertId: id, note: '' })
  expect(await readAlert(manager, id, 'en')).toMatchObject({ state: 'closed', note: 'Seen', days: null })
  await expect(closeScoreAlert(client, { alertId: id, note: '' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('an action opened from an alert acknowledges it and belongs to its report', async () => {
  const client = await w.client()
  const reportId = await critical(client)
  const { id } = await alertOf(reportId)
  const action = {
    title: 'Call pest control',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'critical',
    dueOn: null,
  } as const
  await openActionOfAlert(client, { alertId: id, id: randomUUID(), questionKey: 'Q16', ...action })
  const alert = await readAlert(client, id, 'en')
  expect(alert).toMatchObject({
    state: 'action',
    reportId,
    actions: [{ title: 'Call pest control', questionKey: 'Q16' }],
  })
  expect(alert.acknowledged?.by).toBe(client.name)
  await w.owner.query(`update app.report_actions set status = 'verified', verification = 'self' where report_id = $1`, [
    reportId,
  ])
  expect((await readAlert(client, id, 'en')).state).toBe('closed')
})

test('a critical failure that an editor sent is listed before its report, and the report completes the same alert', async () => {
  const client = await w.client()
  const reportId = await submittedReport(w, { client, changed: failed })
  await decideAlert(editor, { reportId, questions: ['Q16'], outcome: 'send', note: 'Close the counter.' })
  await raiseScoreAlert({ reportId })
  const { id } = await alertOf(reportId)
  const sent = await w.owner.query('select id from app.report_alerts where report_id = $1', [reportId])
  expect((await listOf(client)).rows).toMatchObject([{ id, kind: 'critical', score: null, photo: null }])
  const early = await readAlert(client, sent.rows[0].id, 'en')
  expect(early).toMatchObject({ id, reportId: null, editorNote: 'Close the counter.', findings: [{ key: 'Q16' }] })
  await startReview(editor, await seen(w, reportId))
  await releaseReport(editor, { ...(await seen(w, reportId)), grades })
  await raiseScoreAlert({ reportId })
  expect(await readAlert(client, sent.rows[0].id, 'ar')).toMatchObject({ id, reportId })
})

test('those who do not answer for the branch read and change nothing; strangers find nothing', async () => {
  const client = await w.client()
  const { id } = await alertOf(await critical(client))
  const viewer = await w.member(client, [{ role: 'viewer' }])
  expect(await readAlert(viewer, id, 'en')).toMatchObject({ mayAnswer: false })
  await expect(acknowledgeAlert(viewer, { alertId: id, note: '', close: false })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  const elsewhere = await w.member(client, [{ role: 'manager', node: await w.node(client, 'region', 'Elsewhere') }])
  const other = await w.client()
  for (const stranger of [elsewhere, other]) {
    expect((await listOf(stranger)).rows).toEqual([])
    await expect(readAlert(stranger, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
    await expect(acknowledgeAlert(stranger, { alertId: id, note: '', close: false })).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(closeScoreAlert(stranger, { alertId: id, note: '' })).rejects.toMatchObject({ code: 'not-found' })
  }
  for (const stranger of [await w.shopper(), await w.admin()])
    await expect(browseScoreAlerts(stranger, all)).rejects.toMatchObject({ code: /not-allowed|not-found/ })
})

test('the state in SQL is the rule of the domain', async () => {
  const client = await w.client()
  const [bare, acted] = [await critical(client), await critical(client)]
  const { id: actedId } = await alertOf(acted)
  const action = { title: 'Clean', ownerName: 'Huda', ownerEmail: null, priority: 'low', dueOn: null } as const
  await openActionOfAlert(client, { alertId: actedId, id: randomUUID(), questionKey: null, ...action })
  const stored = async (reportId: string) => {
    const row = await readAs(client, (db) =>
      db
        .selectFrom('score_alerts as a')
        .select(stateInSql.as('state'))
        .where('a.report_id', '=', reportId)
        .executeTakeFirstOrThrow(),
    )
    return row.state
  }
  for (const [acknowledged, closed] of [
    [false, false],
    [true, false],
    [true, true],
  ] as const) {
    await w.owner.query(
      `update app.score_alerts set acknowledged_by = case when $2 then client_id end,
         acknowledged_at = case when $2 then now() end, closed_at = case when $3 then now() end where client_id = $1`,
      [client.id, acknowledged, closed],
    )
    expect(await stored(bare)).toBe(alertState({ acknowledged, closed, actions: 0, unfinished: 0 }))
    for (const status of ['open', 'in_progress', 'reopened', 'done', 'verified']) {
      await w.owner.query(
        `update app.report_actions set status = $2, verification = case when $2::text = 'verified' then 'self' end where report_id = $1`,
        [acted, status],
      )
      const unfinished = status === 'verified' ? 0 : 1
      expect(await stored(acted)).toBe(alertState({ acknowledged, closed, actions: 1, unfinished }))
    }
  }
})
