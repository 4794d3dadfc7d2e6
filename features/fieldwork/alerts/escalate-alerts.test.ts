import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { now } from '#/platform/clock.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { begunVisit, fillReport, save } from '#/tests/visits.ts'
import { submit } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { decideAlert } from './decide-alert.server.ts'
import { readClientAlert } from './read-alerts.server.ts'
import { escalateAlerts, tellAlert } from './tell-alert.server.ts'

let w: World
let editor: Actor
beforeAll(async () => {
  w = await world()
  editor = await w.admin()
})

/** A company with a branch manager, a region manager and an owner, and a critical failure sent at `start`. */
async function sent() {
  const client = await w.client({ name: 'Owner' })
  const reportId = await begunVisit(w, await w.shopper(), { type: 'basic', client })
  const { rows } = await w.owner.query<{ branch_id: string; shopper_id: string }>(
    'select branch_id, shopper_id from app.mystery_shopping_reports where id = $1',
    [reportId],
  )
  const { branch_id: branch, shopper_id } = rows[0]!
  const region = await w.node(client, 'region', 'North')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
  const team = {
    branch: await w.member(client, [{ role: 'branch_manager', node: branch }]),
    region: await w.member(client, [{ role: 'manager', node: region }]),
    viewer: await w.member(client, [{ role: 'viewer', node: branch }]),
  }
  const { rows: people } = await w.owner.query('select email, full_name from app.profiles where id = $1', [shopper_id])
  const shopper = { ...(await w.shopper()), id: shopper_id, email: people[0].email, name: people[0].full_name }
  await fillReport(shopper, reportId, [save('Q16', false, { comment: 'A cockroach ran under the counter at 20:15.' })])
  await submit(shopper, reportId)
  await decideAlert(editor, { reportId, questions: ['Q16'], outcome: 'send', note: '' })
  const alerts = await w.owner.query<{ id: string }>('select id from app.report_alerts where report_id = $1', [
    reportId,
  ])
  const alertId = alerts.rows[0]!.id
  const start = now()
  await at(start, () => tellAlert({ alertId }))
  const told = async () => {
    const { rows: mails } = await w.owner.query<{ profile_id: string }>(
      `select profile_id from app.emails where kind = 'report.alert' and effect_key like $1 order by created_at, id`,
      [`report.alert:${alertId}:%`],
    )
    const names = new Map([
      [client.id, 'owner'],
      [team.branch.id, 'branch'],
      [team.region.id, 'region'],
    ])
    return mails.map(({ profile_id }) => names.get(profile_id))
  }
  const after = (hours: number) => at(addHours(start, hours), escalateAlerts)
  return { client, team, reportId, alertId, told, after, tellAgain: () => tellAlert({ alertId }) }
}

test('an alert that no one opens goes to the next level each time the hours of the setting are over, up to the owners', async () => {
  const { told, after, tellAgain } = await sent()
  expect(await told()).toEqual(['branch'])
  await after(3.9)
  expect(await told()).toEqual(['branch'])
  await after(4)
  await after(4.1)
  expect(await told()).toEqual(['branch', 'region'])
  await tellAgain()
  expect(await told()).toEqual(['branch', 'region'])
  await after(8.1)
  expect(await told()).toEqual(['branch', 'region', 'owner'])
  await after(100)
  expect(await told()).toHaveLength(3)
})

test('it stops once a person who answers for the branch opens it; a viewer who opens it stops nothing', async () => {
  const { team, alertId, told, after } = await sent()
  await readClientAlert(team.viewer, alertId, 'en')
  await after(4)
  expect(await told()).toEqual(['branch', 'region'])
  await readClientAlert(team.region, alertId, 'en')
  await after(50)
  expect(await told()).toEqual(['branch', 'region'])
})

test('a corrective action on the report answers it', async () => {
  const { client, told, after, reportId } = await sent()
  const other = await releasedReport(w, editor, { client })
  const action = { title: 'Call pest control', ownerName: 'Huda', ownerEmail: null, priority: 'high' as const }
  const id = randomUUID()
  await openCorrectiveAction(client, { id, reportId: other, questionKey: null, ...action, dueOn: null })
  await w.owner.query('update app.report_actions set report_id = $2 where id = $1', [id, reportId])
  await after(4)
  expect(await told()).toEqual(['branch'])
})

test('the hours of the setting count', async () => {
  await saveSetting(editor, 'reports.alert-escalation-hours', 1)
  const { told, after } = await sent()
  await after(1)
  expect(await told()).toEqual(['branch', 'region'])
})
